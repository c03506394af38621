export default function HowTo({ game }: { game: string }) {
  return <h1>{game}</h1>;
}

export default function NewTable({ game }: { game: string }) {
  return <h1>{game}</h1>;
}

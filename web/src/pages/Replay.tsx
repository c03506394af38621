export default function Replay({ id }: { id: string | null }) {
  return <h1>{id}</h1>;
}

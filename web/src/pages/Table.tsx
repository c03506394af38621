export default function Table({ id }: { id: string }) {
  return <h1>{id}</h1>;
}

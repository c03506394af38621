export default function Join({ id }: { id: string; secret: string }) {
  return <h1>{id}</h1>;
}

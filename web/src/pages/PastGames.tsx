export default function PastGames() {
  return <h1>PastGames</h1>;
}

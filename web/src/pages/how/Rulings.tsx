/** What the project decides where a rulebook is silent, one after the other. */
export function Rulings({ texts }: { texts: readonly string[] }) {
  return (
    <ol className="how-rulings">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  );
}

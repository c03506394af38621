import { Animal } from "../../../animals/Animal";
import { Figure, FigureArrow, Figures } from "../../../pages/how/Figure";
import { useSay } from "../../../words/Words";
import { NUMBERS, pointsOf } from "./components";
import { Enclosure } from "./Enclosure";

/** The animals of one round, face up. */
export function FaceUp({ species }: { species: readonly string[] }) {
  const say = useSay();
  return (
    <ul className="how-cards">
      {species.map((name) => (
        <li key={name}>
          <Animal species={name} size={72} title={say(`animal-${name}`)} />
        </li>
      ))}
    </ul>
  );
}

/** A gnu, which asks for four spaces, in three areas. */
export function Room() {
  const say = useSay();
  const value = pointsOf("gnu");
  return (
    <Figures>
      <Figure verdict="no" caption={say("page-how-room-none")}>
        <Enclosure columns={["L L"]} title={say("page-how-area", { size: 2 })} />
      </Figure>
      <Figure verdict="yes" caption={say("page-how-room-depressed")}>
        <Enclosure columns={["L:gnu! L L"]} title={say("page-how-area", { size: 3 })} />
      </Figure>
      <Figure verdict="yes" caption={say("page-how-room-happy", { points: value })}>
        <Enclosure columns={["L:gnu L", "L L"]} title={say("page-how-area", { size: 4 })} />
      </Figure>
    </Figures>
  );
}

/** A lion above two zebras: before and after. */
export function Eating() {
  const say = useSay();
  return (
    <Figures>
      <Figure caption={say("page-how-eating-before")}>
        <Enclosure
          columns={["L:zebra L:zebra L:lion", "R:hippopotamus L L"]}
          title={say("page-how-eating-before")}
        />
      </Figure>
      <FigureArrow />
      <Figure caption={say("page-how-eating-after", { points: 2 * pointsOf("zebra") })}>
        <Enclosure
          columns={["L:lion L L", "R:hippopotamus L L"]}
          title={say("page-how-eating-title")}
        />
      </Figure>
    </Figures>
  );
}

/** How much herds of two to six add. */
export function Herds() {
  const say = useSay();
  return (
    <ul className="how-herds numbers">
      {NUMBERS.herdBonus.map(([count, points]) => (
        <li key={count}>
          <span className="unseen">{say("page-how-herd", { count })}</span>
          <span className="how-herd">
            {Array.from({ length: count }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
              <Animal key={index} species="gazelle" size={34} />
            ))}
          </span>
          <strong>+{points}</strong>
        </li>
      ))}
    </ul>
  );
}

/** The three-space area with a hippopotamus and two zebras, added up. */
export function Sum() {
  const say = useSay();
  const parts = [
    pointsOf("hippopotamus"),
    pointsOf("zebra"),
    pointsOf("zebra"),
    NUMBERS.herdBonus[0]?.[1] ?? 0,
  ];
  const total = parts.reduce((sum, one) => sum + one, 0);
  return (
    <Figure caption={say("page-how-sum", { sum: `${parts.join(" + ")} = ${total}` })}>
      <Enclosure
        columns={["R:hippopotamus L:zebra L:zebra"]}
        title={say("page-how-area", { size: 3 })}
      />
    </Figure>
  );
}

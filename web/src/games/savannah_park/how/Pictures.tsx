import type { ComponentProps } from "react";
import { Figure, FigureArrow, Figures } from "../../../pages/how/Figure";
import { useSay } from "../../../words/Words";
import { CategoryIcon } from "../Ledger";
import { DARK, type Light } from "../light";
import { ParkBoard } from "../ParkBoard";
import { ParkPicture } from "../Picture";
import { groundOf, RATINGS, SPECIES, SUGGESTED, spacesOf, TOKENS } from "../printed";
import { TokenPicture } from "../TokenPicture";

/** The kinds of tokens, one of each. */
export function Tokens() {
  const say = useSay();
  const shown = ["zebra", "zebra-2", "zebra-3", "zebra-water", "zebra-elephant"];
  const kinds = TOKENS.filter(({ name }) =>
    [...shown, "zebra-ostrich-antelope", "all"].includes(name),
  );
  return (
    <ul className="sp-how-tokens">
      {kinds.map((kind) => (
        <li key={kind.name}>
          <TokenPicture kind={kind} size={76} />
          <span>{say("page-sp-token", { token: kind.name })}</span>
        </li>
      ))}
    </ul>
  );
}

const PATCH = spacesOf(["G . .", ". T . .", ". . ."]);

/** A token is named, and goes somewhere else. */
export function Move() {
  const say = useSay();
  const others = "a2 giraffe, b1 rhino-2, b4 ostrich-water!, c1 elephant-3!, c3 antelope";
  return (
    <Figures>
      <Figure caption={say("page-sp-how-move-before")}>
        <Patch
          title={say("page-sp-how-move-before")}
          spaces={PATCH}
          tokens={`${others}, a3 zebra-2`}
          light={{ ...DARK, lesser: [2] }}
        />
      </Figure>
      <FigureArrow />
      <Figure caption={say("page-sp-how-move-after")}>
        <Patch
          title={say("page-sp-how-move-after")}
          spaces={PATCH}
          tokens={`${others}, b2 zebra-2!`}
        />
      </Figure>
    </Figures>
  );
}

const BURNING = spacesOf([". .", ". 2 .", ". ."]);

/** A medium fire drives away each token with two animals beside it. */
export function Fires() {
  const say = useSay();
  const stay = "a2 giraffe!, b3 zebra-3!, c1 antelope-water!, c2 all!";
  return (
    <Figures>
      <Figure caption={say("page-sp-how-fires-before")}>
        <Patch
          title={say("page-sp-how-fires-before")}
          spaces={BURNING}
          tokens={`${stay}, a1 elephant-2!, b1 ostrich-rhino!`}
          light={{ ...DARK, driven: [0, 2] }}
        />
      </Figure>
      <FigureArrow />
      <Figure caption={say("page-sp-how-fires-after")}>
        <Patch title={say("page-sp-how-fires-after")} spaces={BURNING} tokens={stay} />
      </Figure>
    </Figures>
  );
}

const HERDS = spacesOf([". . . .", ". . . . .", ". . . ."]);
const HERD = [0, 4, 5, 9, 10];
const APART = [8];
const ZEBRAS =
  "a1 zebra-2!, b1 zebra-water!, b2 zebra-ostrich-antelope!, c1 zebra-elephant!, c2 zebra!, " +
  "b5 zebra-3!, b4 giraffe-2!, a3 rhino!, c4 antelope-3!";

/** Two herds of zebras, of which one counts. */
export function Herds() {
  const say = useSay();
  const light: Light = {
    ...DARK,
    lit: HERD,
    lesser: APART,
    signs: [
      { spaces: HERD, text: "6 × 2 = 12", counted: true },
      { spaces: APART, text: "3 × 0 = 0", counted: false },
    ],
  };
  return (
    <Figure caption={say("page-sp-how-herds-caption")}>
      <Patch
        wide
        title={say("page-sp-how-herds-caption")}
        spaces={HERDS}
        tokens={ZEBRAS}
        light={light}
      />
    </Figure>
  );
}

/** The eleven categories in their order. */
export function Categories() {
  const say = useSay();
  const ground = ["small-fire", "medium-fire", "big-fire", "grass", "trees"] as const;
  const all = [
    ...ground.map((code) => ({ code, species: null })),
    ...SPECIES.map((species) => ({ code: "species" as const, species })),
  ];
  return (
    <ol className="sp-how-categories">
      {all.map(({ code, species }, index) => (
        <li key={species ?? code}>
          <CategoryIcon
            category={{
              number: index + 1,
              code,
              species,
              points: 0,
              driven: [],
              places: [],
              herds: [],
            }}
            size={28}
          />
          <span>
            <b>{say("page-sp-category", { code, species: species ?? "" })}</b>{" "}
            {say("page-sp-how-category", { code })}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What a total of a game alone is called. */
export function Ratings() {
  const say = useSay();
  return (
    <ol className="sp-how-ratings numbers">
      {RATINGS.map(([lowest, slug]) => (
        <li key={lowest}>
          <b>{lowest}</b>
          <span>{say(`rating-${slug}`)}</span>
        </li>
      ))}
    </ol>
  );
}

const NO_ONE = { seat: 0, tokens: [], vacated: null, lion: null };

/** The suggested layouts. */
export function Suggestions() {
  const say = useSay();
  return (
    <ul className="sp-how-layouts">
      {[...SUGGESTED].map(([name, spaces]) => (
        <li key={name}>
          <ParkBoard ground={groundOf(spaces)} park={NO_ONE} />
          <span>{say("option-layout-value", { value: name })}</span>
        </li>
      ))}
    </ul>
  );
}

/** A token takes the lion's space, and the lion goes elsewhere. */
export function Lion() {
  const say = useSay();
  const others = "a2 giraffe, b1 rhino-2, b4 ostrich-water!, c1 elephant-3!";
  return (
    <Figures>
      <Figure caption={say("page-sp-how-lion-before")}>
        <Patch
          title={say("page-sp-how-lion-before")}
          spaces={PATCH}
          tokens={`${others}, a3 zebra-2`}
          lion={4}
          light={{ ...DARK, lesser: [2] }}
        />
      </Figure>
      <FigureArrow />
      <Figure caption={say("page-sp-how-lion-after")}>
        <Patch
          title={say("page-sp-how-lion-after")}
          spaces={PATCH}
          tokens={`${others}, b2 zebra-2!`}
          lion={0}
        />
      </Figure>
    </Figures>
  );
}

/** A few spaces of a park. */
function Patch({
  wide = false,
  ...picture
}: ComponentProps<typeof ParkPicture> & { wide?: boolean }) {
  return (
    <div className={wide ? "sp-how-patch wide" : "sp-how-patch"}>
      <ParkPicture {...picture} />
    </div>
  );
}

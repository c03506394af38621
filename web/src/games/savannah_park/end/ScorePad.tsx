import type { Category, Park } from "../../../messages";
import { pointsText } from "../../../words/numbers";
import { useSay } from "../../../words/Words";
import { CategoryIcon, TokenCount, useDetail } from "../Ledger";
import { pointsUpTo } from "./counting";
import "./scorepad.css";

export interface PadColumn {
  park: Pick<Park, "seat" | "categories">;
  name: string;
}

interface ScorePadProps {
  columns: readonly PadColumn[];
  /** How many categories are filled in. */
  counted: number;
  lit: number | null;
  onLight: (number: number | null) => void;
}

/** The categories as on a score pad, a column for each park; pressing one lights what it counts. */
export function ScorePad({ columns, counted, lit, onLight }: ScorePadProps) {
  const say = useSay();
  const detail = useDetail();
  const rows = columns[0]?.park.categories ?? [];
  return (
    <table className={`score-pad numbers${columns.length > 2 ? " many" : ""}`}>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{say("page-sp-ledger")}</span>
          </th>
          {columns.map(({ name, park }) => (
            <th key={`${park.seat} ${name}`} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.number} className={lit === row.number ? "lit" : undefined}>
            <th scope="row">
              <PadDoor
                category={row}
                lit={lit === row.number}
                onPress={() => onLight(lit === row.number ? null : row.number)}
              />
            </th>
            {columns.map(({ park, name }) => {
              const category = park.categories[index];
              const known = category && index < counted;
              return (
                <td key={`${park.seat} ${name}`} title={known ? detail(category) : undefined}>
                  {known && <PadCell category={category} alone={columns.length === 1} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say("page-total")}</th>
          {columns.map(({ park, name }) => (
            <td key={`${park.seat} ${name}`}>
              <b>{pointsText(pointsUpTo(park, counted))}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

interface PadDoorProps {
  category: Category;
  lit: boolean;
  onPress: () => void;
}

function PadDoor({ category, lit, onPress }: PadDoorProps) {
  const say = useSay();
  const { code, species } = category;
  return (
    <button type="button" className="pad-door" aria-pressed={lit} onClick={onPress}>
      <CategoryIcon category={category} size={26} />
      <span className="pad-name">{say("page-sp-category", { code, species: species ?? "" })}</span>
    </button>
  );
}

/** Points; for a fire how many tokens it drove away; alone also what was counted. */
function PadCell({ category, alone }: { category: Category; alone: boolean }) {
  const detail = useDetail()(category);
  if (category.code.endsWith("fire"))
    return (
      <span className="soft">{alone ? detail : <TokenCount count={category.driven.length} />}</span>
    );
  if (!alone) return pointsText(category.points);
  return (
    <>
      <span className="pad-detail soft">{category.herds.length > 0 && detail}</span>
      <b>{pointsText(category.points)}</b>
    </>
  );
}

import type { SignName } from "../../ui/Sign";
import { Sign } from "../../ui/Sign";

/** The ground of an enclosure: a slanted strip for each habitat, with its sign in it. */
export function Ground({ habitats }: { habitats: readonly string[] }) {
  return (
    <span className={`zuuli-ground strips-${habitats.length}`} aria-hidden="true">
      {habitats.map((habitat) => (
        <i key={habitat} className={habitat}>
          <Sign name={habitat as SignName} size="100%" />
        </i>
      ))}
    </span>
  );
}

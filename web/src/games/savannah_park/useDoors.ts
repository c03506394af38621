import { useCallback } from "react";
import type { Park, ParkSpace, SavannahParkView } from "../../messages";
import { usePointsChange } from "../../words/numbers";
import { useLanguage, useSay, useSayLine } from "../../words/Words";
import { effectInWords } from "./effects";
import { useHelp } from "./helps";
import { standingOn } from "./ParkWithScore";
import type { Offer } from "./picking";
import type { Bubble, Door } from "./Spaces";
import type { Choosing } from "./useChoosing";

/** The spaces of the own park as doors: what each is, and what a press there would do. */
export function useDoors(
  view: SavannahParkView,
  park: Park,
  mayAct: boolean,
  choosing: Choosing,
): Door[] {
  const say = useSay();
  const bubbleOf = useBubble(view);
  const refusalOf = useRefusal(view, choosing.picked.metLion);
  const { offers, picked } = choosing;
  return view.spaces.map((space) => {
    const offer = offers.get(space.index);
    const spare = picked.onGrass.indexOf(space.index);
    const shown = spare < 0 ? park : withToken(park, space.index, park.spare[spare] ?? null);
    const what = say("page-sp-space", {
      space: space.name,
      kind: space.kind,
      ...standingOn(shown, view, space.index),
    });
    const bubble = offer ? bubbleOf(offer, space) : mayAct ? refusalOf(space) : null;
    const said = [bubble?.points, bubble?.text].filter(Boolean).join(" ");
    return {
      space,
      label: said && !(offer?.what === "name") ? `${what}: ${said}` : what,
      open: offer !== undefined || (mayAct && spare >= 0),
      bubble,
    };
  });
}

function withToken(park: Park, space: number, token: string | null): Park {
  return { ...park, tokens: park.tokens.with(space, token) };
}

/** What stands beside the pointer over a space that can be chosen. */
function useBubble(view: SavannahParkView): (offer: Offer, space: ParkSpace) => Bubble | null {
  const say = useSay();
  const [language] = useLanguage();
  const change = usePointsChange();
  const shows = useHelp("change");
  return useCallback(
    (offer, space) => {
      const token = offer.choice?.tokens[0] ?? view.token;
      const even = (text: string): Bubble => ({ points: null, tone: "even", text });
      if (offer.what === "name") return even(say("page-sp-token", { token: token ?? "" }));
      if (offer.what === "meet-lion") {
        const animals = view.tokens.find((one) => one.name === view.token)?.total ?? 0;
        return { points: change(animals), tone: "gain", text: say("page-sp-meets-lion") };
      }
      const effect = offer.choice?.effect;
      if (!shows || !effect) return even(say("page-sp-kind", { kind: space.kind }));
      const { points } = effect;
      return {
        points: change(points),
        tone: points > 0 ? "gain" : points < 0 ? "loss" : "even",
        text: effectInWords(say, language, view, effect, token),
      };
    },
    [say, language, change, shows, view],
  );
}

/** Why nothing can be put on a space. */
function useRefusal(view: SavannahParkView, metLion: boolean): (space: ParkSpace) => Bubble | null {
  const sayLine = useSayLine();
  const what = view.phase === "lions" || metLion ? "lion" : "token";
  return (space) => {
    const found = view.refusals.find((one) => one.space === space.index && one.what === what);
    return found ? { points: null, tone: "even", text: sayLine(found.reason) } : null;
  };
}

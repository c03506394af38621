import { describe, expect, it } from "vitest";
import { bundleOf, LANGUAGES, meet, pickLanguage, speak } from "./catalogues";
import { pointsChange } from "./numbers";

describe("words", () => {
  it("are there in every language that has a folder", async () => {
    expect(LANGUAGES).toEqual(["de", "en"]);
    await speak("de");
    expect(bundleOf("de").hasMessage("page-undo")).toBe(true);
  });

  it("of a game are fetched when it is met, in whatever language is spoken then", async () => {
    await speak("en");
    expect(bundleOf("en").hasMessage("game-zuuli-blurb")).toBe(true);
    expect(bundleOf("en").hasMessage("page-zuuli-bar")).toBe(false);
    await meet("zuuli");
    expect(bundleOf("en").hasMessage("page-zuuli-bar")).toBe(true);
    expect(bundleOf("de").hasMessage("page-zuuli-bar")).toBe(false);
    await speak("de");
    expect(bundleOf("de").hasMessage("page-zuuli-bar")).toBe(true);
  });

  it("are in the first language of the reader's that there is", () => {
    expect(pickLanguage(["fr-FR", "de-AT", "en"])).toBe("de");
    expect(pickLanguage(["fr"])).toBe("en");
  });

  it("give a change of points its sign", () => {
    expect([5, 0, -4].map((points) => pointsChange("en", points))).toEqual(["+5", "0", "−4"]);
  });
});

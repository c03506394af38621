import { describe, expect, it } from "vitest";
import { bundleOf, LANGUAGES, pickLanguage } from "./catalogues";
import { pointsChange } from "./numbers";

describe("words", () => {
  it("are there in every language that has a folder", () => {
    expect(LANGUAGES).toEqual(["de", "en"]);
    expect(bundleOf("de").hasMessage("page-undo")).toBe(true);
  });

  it("are in the first language of the reader's that there is", () => {
    expect(pickLanguage(["fr-FR", "de-AT", "en"])).toBe("de");
    expect(pickLanguage(["fr"])).toBe("en");
  });

  it("give a change of points its sign", () => {
    expect([5, 0, -4].map((points) => pointsChange("en", points))).toEqual(["+5", "0", "−4"]);
  });
});

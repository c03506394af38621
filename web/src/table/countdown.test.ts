import { describe, expect, it } from "vitest";
import { inShort } from "./Countdown";

describe("the time left", () => {
  it("is told in hours, or in minutes and seconds", () => {
    expect(inShort(86_400, "en")).toBe("24 hr");
    expect(inShort(3_599, "en")).toBe("59:59");
    expect(inShort(61, "de")).toBe("1:01");
    expect(inShort(0, "de")).toBe("0:00");
  });
});

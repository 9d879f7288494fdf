import { describe, expect, it } from "vitest";
import { padKey, withKey } from "./pin-entry.ts";

const typed = (keys: readonly string[]) => keys.reduce(withKey, "");

describe("the pad", () => {
  it("takes digits, and takes the last one back", () => {
    expect(typed([..."4071"])).toBe("4071");
    expect(typed([..."40", "back", "back", "back", "9"])).toBe("9");
    expect(typed([..."40", "clear"])).toBe("");
    expect(withKey("40", "x")).toBe("40");
  });

  it("takes a membership card for no code", () => {
    expect(typed([..."123456"])).toBe("123456");
    expect(typed([..."1234567"])).toBe("");
  });

  it("knows a keyboard's keys", () => {
    expect(["7", "Backspace", "Delete", "Enter", "a", "F1"].map(padKey)).toEqual([
      "7",
      "back",
      "clear",
      null,
      null,
      null,
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { padKey, withKey } from "./pin-entry.ts";

const typed = (keys: readonly string[]) => keys.reduce(withKey, "");

describe("the PIN pad", () => {
  it("takes digits and deletes the last one", () => {
    expect(typed([..."4071"])).toBe("4071");
    expect(typed([..."40", "back", "back", "back", "9"])).toBe("9");
    expect(typed([..."40", "clear"])).toBe("");
    expect(withKey("40", "x")).toBe("40");
  });

  it("does not take a membership card for a PIN", () => {
    expect(typed([..."123456"])).toBe("123456");
    expect(typed([..."1234567"])).toBe("");
  });

  it("maps the keys of a keyboard", () => {
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

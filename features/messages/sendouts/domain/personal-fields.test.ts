import fc from "fast-check";
import { expect, test } from "vitest";
import { fillPersonal, type PersonalFacts, readPersonal } from "./personal-fields.ts";

const anna: PersonalFacts = { firstName: "Anna", lastName: "Ek", points: "1 240" };
const nobody: PersonalFacts = { firstName: "", lastName: "", points: "0" };

function filled(text: string, facts: PersonalFacts): string {
  const read = readPersonal(text);
  if (!read.ok) throw new Error(read.reason);
  return fillPersonal(read.parts, facts);
}

test.each([
  ["Hej {firstName|du}!", "Hej Anna!", "Hej du!"],
  ["Hej {firstName|}!", "Hej Anna!", "Hej!"],
  ["Hej { firstName | vän }, du har {points} poäng", "Hej Anna, du har 1 240 poäng", "Hej vän, du har 0 poäng"],
  ["{firstName|Hej}{lastName|}", "AnnaEk", "Hej"],
  ["{} { } {1} {a b} {", "{} { } {1} {a b} {", "{} { } {1} {a b} {"],
])("the text %s is filled with a recipient’s facts, or with its fallbacks", (text, ofAnna, ofNobody) => {
  expect(filled(text, anna)).toBe(ofAnna);
  expect(filled(text, nobody)).toBe(ofNobody);
});

test("readPersonal refuses an unknown field and a name without a fallback", () => {
  expect(readPersonal("Hej {fornamn|du}")).toEqual({ ok: false, reason: "FIELD_UNKNOWN" });
  expect(readPersonal("Hej {firstName}")).toEqual({ ok: false, reason: "FALLBACK_REQUIRED" });
});

test("a name is reduced to one line, and placeholders in it are not filled", () => {
  expect(filled("Hej {firstName|du}!", { ...anna, firstName: " A\r\nBcc: {points}\u2028 " })).toBe(
    "Hej A Bcc: {points}!",
  );
});

test("readPersonal preserves all text without placeholders", () => {
  const text = fc.string({ unit: fc.constantFrom("a", " ", "{", "}", "|", "é"), maxLength: 20 });
  fc.assert(
    fc.property(text, (written) => {
      const read = readPersonal(written);
      if (read.ok && read.parts.every((part) => typeof part === "string")) expect(read.parts.join("")).toBe(written);
    }),
  );
});

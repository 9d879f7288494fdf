import fc from "fast-check";
import { expect, test } from "vitest";
import { stretchesOf } from "./merge-lists.ts";

const changed = (base: string, mine: string, otherSide: string) =>
  stretchesOf([...base], [...mine], [...otherSide])
    .filter((each) => each.base.join() !== each.mine.join() || each.base.join() !== each.theirs.join())
    .map(({ base, mine, theirs: otherWords, at }) => [base.join(""), mine.join(""), otherWords.join(""), at]);

test.each([
  [
    "each one another",
    "abcd",
    "aXcd",
    "abcY",
    [
      ["b", "X", "b", 1],
      ["d", "d", "Y", 3],
    ],
  ],
  ["both the same one", "abc", "aXc", "aYc", [["b", "X", "Y", 1]]],
  [
    "neighbours",
    "abc",
    "Xbc",
    "aYc",
    [
      ["a", "X", "a", 0],
      ["b", "b", "Y", 1],
    ],
  ],
  [
    "one adds, one changes",
    "abc",
    "abcN",
    "Xbc",
    [
      ["a", "a", "X", 0],
      ["", "N", "", 3],
    ],
  ],
  ["one takes away what the other changes", "abc", "ac", "aYc", [["b", "", "Y", 1]]],
  ["all is new", "", "ab", "c", [["", "ab", "c", 0]]],
])("stretchesOf aligns edits: %s", (_, base, mine, otherSide, expected) =>
  expect(changed(base, mine, otherSide)).toEqual(expected),
);

test("concatenated stretches restore each of the three lists", () => {
  const list = fc.array(fc.constantFrom(..."abcd"), { maxLength: 8 });
  fc.assert(
    fc.property(list, list, list, (base, mine, otherSide) => {
      const stretches = stretchesOf(base, mine, otherSide);
      expect(stretches.flatMap((each) => each.base)).toEqual(base);
      expect(stretches.flatMap((each) => each.mine)).toEqual(mine);
      expect(stretches.flatMap((each) => each.theirs)).toEqual(otherSide);
      const places = stretches.map((each) => each.at);
      let before = 0;
      for (const [index, { mine: here }] of stretches.entries()) {
        expect(places[index]).toBe(before);
        before += here.length;
      }
    }),
  );
});

test("a one-sided change never appears as a change by both", () => {
  const list = fc.array(fc.constantFrom(..."abcd"), { maxLength: 8 });
  fc.assert(
    fc.property(list, list, (base, otherSide) => {
      for (const stretch of stretchesOf(base, base, otherSide)) expect(stretch.mine).toEqual(stretch.base);
    }),
  );
});

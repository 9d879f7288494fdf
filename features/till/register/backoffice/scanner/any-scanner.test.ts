import fc from "fast-check";
import { expect, it } from "vitest";
import { makeMembershipNumber } from "#packages/domain/people/membership-number.ts";
import { keyOf, pressKey } from "#packages/ui/amount/amount.ts";
import { enter, keysOf, layouts, lineFeed, pressed, tab } from "./scanner-keys.fixture.ts";
import { tillAfter } from "./till-hands.fixture.ts";

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((row) => row.join(""));

const card = fc
  .tuple(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 11 }), fc.option(digits(12)))
  .map(([row, code]) => makeMembershipNumber(() => row.pop() ?? 0) + (code ?? ""));

const layout = fc.constantFrom(...Object.values(layouts));
const letters = fc.stringMatching(/^[A-Za-z]{0,3}$/);
const end = fc.constantFrom([enter], [tab], [enter, enter], [enter, lineFeed], []);
/** The part of an amount that a person types before the scan. */
const amount = fc.stringMatching(/^[1-9]\d{0,4}$|^$/);

const scan = fc.record({
  text: fc.tuple(letters, card, letters),
  layout,
  end,
  gap: fc.integer({ min: 1, max: 190 }),
  /** The delay of each key, as a fraction of the gap between two keys. */
  jitter: fc.array(fc.double({ min: 0, max: 0.4, noNaN: true }), { minLength: 40, maxLength: 40 }),
});

const amountAfter = (text: string) =>
  [...text].reduce((shown, character) => {
    const key = keyOf(character);
    return key ? pressKey(shown, key) : shown;
  }, "");

it("reads any card by any layout, prefix, suffix and speed, and leaves the typed amount as it was", () => {
  fc.assert(
    fc.property(
      amount,
      fc.integer({ min: 300, max: 3_000 }),
      scan,
      (typed, pause, { text, gap, jitter, ...scanner }) => {
        const hands = pressed(keysOf(typed), 10_000, 150);
        const start = (hands.at(-1)?.at ?? 10_000) + Math.max(pause, 3 * gap);
        const keys = [...keysOf(text.join(""), scanner.layout), ...scanner.end];
        const scanned = pressed(keys, start, gap).map((press, index) => ({
          ...press,
          at: press.at + gap * (jitter[index % jitter.length] ?? 0),
        }));
        expect(tillAfter([...hands, ...scanned])).toEqual({
          cards: [text[1]],
          otherCodes: 0,
          confirms: 0,
          amount: typed,
        });
      },
    ),
    { numRuns: 500 },
  );
});

it("treats any digits either as a scan or as typing, never partly as both", () => {
  const any = fc.integer({ min: 1, max: 30 }).chain(digits);
  fc.assert(
    fc.property(amount, any, layout, fc.integer({ min: 1, max: 400 }), end, (typed, text, keyboard, gap, last) => {
      const hands = pressed(keysOf(typed), 10_000, 150);
      const keys = [...keysOf(text, keyboard), ...last];
      const till = tillAfter([...hands, ...pressed(keys, (hands.at(-1)?.at ?? 10_000) + 1_500, gap)]);
      if (till.cards.length + till.otherCodes > 0) {
        expect(till.amount).toBe(typed);
        if (till.cards.length > 0) expect(till.cards).toEqual([text]);
      } else {
        const printed = keys.filter(({ ctrl, alt }) => !ctrl && !alt).map(({ key }) => (key.length === 1 ? key : ""));
        expect(till.amount).toBe(amountAfter(typed + printed.join("")));
      }
    }),
    { numRuns: 500 },
  );
});

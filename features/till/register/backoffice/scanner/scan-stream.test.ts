import { describe, expect, it } from "vitest";
import { makeMembershipNumber } from "#packages/domain/people/membership-number.ts";
import { amountBeforeIn, type KeyPress } from "./key-press.ts";
import { emptyStream, noHabit, readKey, readQuiet } from "./scan-stream.ts";
import { enter, groupSeparator, keysOf, type Layout, layouts, lineFeed, pressed, tab } from "./scanner-keys.fixture.ts";
import { tillAfter } from "./till-hands.fixture.ts";

const card = makeMembershipNumber(() => 4);
const otherCard = makeMembershipNumber(() => 7);
const rotatingCard = `${card}912345678901`;
const nothingElse = { otherCodes: 0, confirms: 0, amount: "" };

const scanOf = (text: string, layout?: Layout, gap = 8, at = 10_000) =>
  pressed([...keysOf(text, layout), enter], at, gap);

describe.each(Object.entries(layouts))("with %s, a scan", (_, layout) => {
  it.each([card, rotatingCard])("reads the card %s", (digits) => {
    expect(tillAfter(scanOf(digits, layout))).toEqual({ cards: [digits], ...nothingElse });
  });

  it("ignores a prefix and a suffix of letters", () => {
    expect(tillAfter(scanOf(`Z${card}X`, layout))).toEqual({ cards: [card], ...nothingElse });
  });
});

it.each([
  "scanner and computer US",
  "scanner and computer Swedish",
  "scanner US, computer Swedish",
  "scanner US, computer French",
  "scanner and computer French",
  "Alt and the number of each character",
  "keys without codes",
] as const)("ignores the AIM prefix ]Q1 with %s", (name) => {
  expect(tillAfter(scanOf(`]Q1${card}`, layouts[name]))).toEqual({ cards: [card], ...nothingElse });
  expect(tillAfter(scanOf(`]Q1${rotatingCard}`, layouts[name]))).toEqual({ cards: [rotatingCard], ...nothingElse });
});

it("reads a card with the scanner's own digits right after Escape", () => {
  const escapeKey = { ...enter, key: "Escape", code: "Escape" };
  const scan = pressed([escapeKey, ...keysOf(`98${card}`), enter], 10_000, 8);
  expect(tillAfter(scan, { prefix: "98", suffix: "", gap: 8 })).toEqual({ cards: [card], ...nothingElse });
});

it.each(["#", "*", "~"])("treats %s before the digits as a sign, although its key is the key of a digit", (sign) => {
  expect(tillAfter(scanOf(sign + card))).toEqual({ cards: [card], ...nothingElse });
});

it.each([
  ["Enter", [enter]],
  ["Tab", [tab]],
  ["Enter twice", [enter, enter]],
  ["carriage return and line feed", [enter, lineFeed]],
  ["Tab and Enter", [tab, enter]],
  ["a GS1 separator and Enter", [groupSeparator, enter]],
  ["nothing", []],
])("does not pass the end of a scan on to the page: %s", (_, end) => {
  expect(tillAfter(pressed([...keysOf(card), ...end], 10_000, 8))).toEqual({ cards: [card], ...nothingElse });
});

it("reads a card after a GS1 separator", () => {
  expect(tillAfter(pressed([groupSeparator, ...keysOf(card), enter], 10_000, 8)).cards).toEqual([card]);
});

it.each([2, 8, 30, 120, 160, 190])("reads a scanner that takes %i ms a key", (gap) => {
  for (const end of [[enter], []]) {
    const presses = pressed([...keysOf(rotatingCard), ...end], 10_000, gap);
    expect(tillAfter(presses)).toEqual({ cards: [rotatingCard], ...nothingElse });
  }
});

it("reads a scan whose keys Bluetooth delivers in uneven groups", () => {
  const presses = scanOf(card).map((press, index) => ({ ...press, at: press.at + Math.floor(index / 5) * 180 }));
  expect(tillAfter(presses)).toEqual({ cards: [card], ...nothingElse });
});

it("reads a card whose last digits Bluetooth holds back for half a second", () => {
  const presses = scanOf(card).map((press, index) => ({ ...press, at: press.at + (index >= 9 ? 500 : 0) }));
  expect(tillAfter(presses)).toEqual({ cards: [card], ...nothingElse });
});

it("reads two scans in a row as two customers", () => {
  const presses = [...scanOf(card), ...scanOf(otherCard, undefined, 8, 10_700)];
  expect(tillAfter(presses)).toEqual({ cards: [card, otherCard], ...nothingElse });
  const withoutEnd = [...pressed(keysOf(card), 10_000, 8), ...pressed(keysOf(otherCard), 10_700, 8)];
  expect(tillAfter(withoutEnd)).toEqual({ cards: [card, otherCard], ...nothingElse });
});

it("keeps the amount that was typed before the scan, and adds nothing to it", () => {
  for (const layout of Object.values(layouts)) {
    const presses = [...pressed(keysOf("249"), 10_000, 170), ...scanOf(card, layout, 8, 10_560)];
    expect(tillAfter(presses)).toEqual({ cards: [card], ...nothingElse, amount: "249" });
  }
});

it("lets the cashier type an amount after a scan without an end", () => {
  const presses = [...pressed(keysOf(card), 10_000, 8), ...pressed([...keysOf("60"), enter], 10_500, 150)];
  expect(tillAfter(presses)).toEqual({ cards: [card], otherCodes: 0, confirms: 1, amount: "60" });
});

it("does not treat an amount that a person types as a scan", () => {
  expect(tillAfter(pressed([...keysOf("12345678"), enter], 10_000, 110))).toMatchObject({
    cards: [],
    otherCodes: 0,
    amount: "12345678",
  });
});

it("refuses a product's code and restores the amount", () => {
  for (const gap of [8, 160]) {
    const presses = [...pressed(keysOf("35"), 10_000, 150), ...scanOf("7310865004703", undefined, gap, 10_700)];
    expect(tillAfter(presses)).toEqual({ cards: [], otherCodes: 1, confirms: 0, amount: "35" });
  }
});

it("refuses an address and restores the amount", () => {
  expect(tillAfter(scanOf("https://example.com/menu/12"))).toEqual({ ...nothingElse, cards: [], otherCodes: 1 });
});

it("refuses a card with a wrong check digit", () => {
  const wrong = `${card.slice(0, -1)}${(Number(card.at(-1)) + 1) % 10}`;
  expect(tillAfter(scanOf(wrong))).toEqual({ ...nothingElse, cards: [], otherCodes: 1 });
});

it("reads digits before and after the card if this device's scanner is known to add them", () => {
  const habit = { prefix: "99", suffix: "0", gap: 8 };
  expect(tillAfter(scanOf(`99${card}0`), habit)).toEqual({ cards: [card], ...nothingElse });
  expect(tillAfter(scanOf(card), habit)).toEqual({ cards: [card], ...nothingElse });
});

it("ignores a modifier key", () => {
  const press = pressed([{ key: "Shift", code: "ShiftLeft" }], 10_000, 0)[0] as KeyPress;
  expect(readKey(emptyStream, press, noHabit).stream).toBe(emptyStream);
});

it("reads the complete card even if a busy page reported it before the last keys", () => {
  const presses = scanOf(rotatingCard);
  for (let early = 8; early < presses.length - 1; early += 1) {
    let stream = emptyStream;
    const cards: string[] = [];
    presses.forEach((press, index) => {
      const step = readKey(stream, press, noHabit);
      stream = step.stream;
      if (step.event.kind === "card") cards.push(step.event.digits);
      if (index > 8) expect(step.event.kind === "typed" && index > early).toBe(false);
      if (index !== early) return;
      const quiet = readQuiet(stream, noHabit);
      stream = quiet.stream;
      if (quiet.event?.kind === "card") cards.push(quiet.event.digits);
    });
    expect(cards.at(-1)).toBe(rotatingCard);
  }
});

it("does not restore the amount of a visit that the server answered between two keys of the scan", () => {
  const presses = scanOf(card).map((press, index) =>
    index < 5 ? { ...press, visitKey: "sent", amountBefore: "118" } : { ...press, visitKey: "next", amountBefore: "" },
  );
  let stream = emptyStream;
  for (const press of presses) {
    const step = readKey(stream, press, noHabit);
    stream = step.stream;
    if (step.event.kind === "card") expect(amountBeforeIn(step.event.presses, "next")).toBe("");
  }
  expect(stream.report?.digits).toBe(card);
  expect(amountBeforeIn(presses, "another")).toBeNull();
});

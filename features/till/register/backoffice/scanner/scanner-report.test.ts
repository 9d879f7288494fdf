import { describe, expect, it } from "vitest";
import { makeMembershipNumber } from "#packages/domain/people/membership-number.ts";
import { enter, keysOf, layouts, pressed, tab } from "./scanner-keys.fixture.ts";
import { reportScan } from "./scanner-report.ts";
import { tillAfter } from "./till-hands.fixture.ts";

const card = makeMembershipNumber(() => 4);

describe("the report of a scan", () => {
  it("names the card, content added to it, its end and its speed", () => {
    expect(reportScan(pressed([...keysOf(`Z${card}X`), enter], 10_000, 12))).toEqual({
      text: `Z${card}X`,
      card: { number: card, affixes: { prefix: "Z", suffix: "X" }, isSameLayout: true },
      end: "enter",
      gap: 12,
    });
  });

  it("shows the text in another keyboard layout, and still reads the card", () => {
    const report = reportScan(pressed(keysOf(card, layouts["scanner US, computer French"]), 10_000, 8));
    expect(report.text).toMatch(/^[à&é"'(\-è_ç]{12}$/);
    expect(report.card).toMatchObject({ number: card, isSameLayout: false });
  });

  it.each([
    ["none", []],
    ["enter", [enter]],
    ["tab", [tab]],
    ["several", [enter, enter]],
  ] as const)("names the end: %s", (end, keys) => {
    expect(reportScan(pressed([...keysOf(card), ...keys], 10_000, 8)).end).toBe(end);
  });

  it("has no card for a product's code, though its last twelve digits may be a card's", () => {
    const productCode = `6${card}`;
    for (const code of ["7310865004703", productCode]) {
      expect(reportScan(pressed([...keysOf(code), enter], 10_000, 8)).card).toBeNull();
    }
    expect(reportScan(pressed([...keysOf(`7${card}`), enter], 10_000, 8)).card).not.toBeNull();
  });

  it("finds digits that the scanner adds, and the till then reads its cards", () => {
    const presses = pressed([...keysOf(`98${card}0`), enter], 10_000, 8);
    const { card: scanned, gap } = reportScan(presses);
    expect(scanned).toMatchObject({ number: card, affixes: { prefix: "98", suffix: "0" } });
    expect(tillAfter(presses).cards).toEqual([]);
    expect(tillAfter(presses, { prefix: "98", suffix: "0", gap }).cards).toEqual([card]);
  });
});

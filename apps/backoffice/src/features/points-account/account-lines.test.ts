import { expect, it } from "vitest";
import { correctionLot, isPastDay, keyOfLine, lotsTakenBack } from "./account-lines.ts";
import type { AccountLine } from "./queries.ts";

const line = (some: Partial<AccountLine>): AccountLine => ({
  kind: "EARNED",
  date: "2026-03-01",
  at: "2026-03-01T10:00:00Z",
  points: 50,
  balance: 50,
  owed: 0,
  subject: "",
  author: "",
  source: "CORRECTION",
  purchaseId: null,
  purchaseDate: null,
  purchaseAmount: null,
  parts: [{ lotId: 7, points: 50, validThrough: "2027-02-28" }],
  ...some,
});

it("knows what was given without a purchase", () => {
  expect(correctionLot(line({}))).toBe(7);
  expect(correctionLot(line({ source: "OPENING_BALANCE" }))).toBe(7);
  expect(correctionLot(line({ source: "PURCHASE" }))).toBeNull();
  expect(correctionLot(line({ kind: "TAKEN_BACK" }))).toBeNull();
  expect(correctionLot(line({ kind: "FELL_DUE", source: null }))).toBeNull();
});

it("knows which corrections were taken back, and does not mistake a purchase's return for one", () => {
  const taken = line({
    kind: "TAKEN_BACK",
    points: -50,
    parts: [{ lotId: 7, points: -50, validThrough: "2027-02-28" }],
  });
  const returned = line({
    kind: "TAKEN_BACK",
    source: "PURCHASE",
    parts: [{ lotId: 8, points: -9, validThrough: "2027-02-28" }],
  });
  expect([...lotsTakenBack([taken, returned, line({})])]).toEqual([7]);
  expect(lotsTakenBack([line({})]).size).toBe(0);
});

it("tells two acts of one moment apart", () => {
  const debt = line({ kind: "PAID_DEBT", points: -20, balance: 30 });
  expect(keyOfLine(line({}))).not.toBe(keyOfLine(debt));
  expect(keyOfLine(line({ at: null, kind: "FELL_DUE" }))).toContain("2026-03-01");
});

it("asks only about days that have been", () => {
  expect(isPastDay("2026-11-21", "2026-11-21")).toBe(true);
  expect(isPastDay("2026-11-22", "2026-11-21")).toBe(false);
  expect(isPastDay("0202-11-22", "2026-11-21")).toBe(false);
  expect(isPastDay("", "2026-11-21")).toBe(false);
});

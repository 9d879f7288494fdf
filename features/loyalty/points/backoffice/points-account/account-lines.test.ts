import { expect, it } from "vitest";
import { correctionMade, correctionsUndone, isPastDay, keyOfLine } from "./account-lines.ts";
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
  deductionId: null,
  purchaseId: null,
  purchaseDate: null,
  cameFrom: null,
  purchaseAmount: null,
  parts: [{ lotId: 7, points: 50, validThrough: "2027-02-28" }],
  ...some,
});

const parts = (lotId: number, points: number) => [{ lotId, points, validThrough: "2027-02-28" }];
const deducted = line({ kind: "DEDUCTED", source: null, deductionId: 3, points: -20, parts: parts(7, -20) });

it("corrections are points given without a purchase, and points taken", () => {
  expect(correctionMade(line({}))).toEqual({ kind: "GIVEN", id: 7 });
  expect(correctionMade(line({ source: "OPENING_BALANCE" }))).toEqual({ kind: "GIVEN", id: 7 });
  expect(correctionMade(deducted)).toEqual({ kind: "DEDUCTED", id: 3 });
  expect(correctionMade(line({ source: "PURCHASE" }))).toBeNull();
  expect(correctionMade(line({ kind: "CLAWED_BACK" }))).toBeNull();
  expect(correctionMade({ ...deducted, kind: "RESTORED" })).toBeNull();
  expect(correctionMade(line({ kind: "EXPIRED", source: null }))).toBeNull();
});

it("correctionsUndone returns withdrawn corrections, but not the return of a purchase", () => {
  const taken = line({ kind: "CLAWED_BACK", points: -50, parts: parts(7, -50) });
  const returned = line({ kind: "CLAWED_BACK", source: "PURCHASE", parts: parts(8, -9) });
  const restored = line({ kind: "RESTORED", source: null, deductionId: 3, parts: parts(7, 20) });
  expect([...correctionsUndone([restored, taken, returned, deducted, line({})])]).toEqual(["DEDUCTED 3", "GIVEN 7"]);
  expect(correctionsUndone([deducted, line({})]).size).toBe(0);
});

it("two actions at one moment have different keys", () => {
  const debt = line({ kind: "PAID_DEBT", points: -20, balance: 30 });
  expect(keyOfLine(line({}))).not.toBe(keyOfLine(debt));
  expect(keyOfLine(line({ at: null, kind: "EXPIRED" }))).toContain("2026-03-01");
});

it("a balance can be requested for today and past days only", () => {
  expect(isPastDay("2026-11-21", "2026-11-21")).toBe(true);
  expect(isPastDay("2026-11-22", "2026-11-21")).toBe(false);
  expect(isPastDay("0202-11-22", "2026-11-21")).toBe(false);
  expect(isPastDay("", "2026-11-21")).toBe(false);
});

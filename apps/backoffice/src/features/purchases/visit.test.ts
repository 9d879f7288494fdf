import { expect, it } from "vitest";
import type { TillMember } from "../till/queries.ts";
import type { Purchase } from "./queries.ts";
import { isUndoable, visitOf } from "./visit.ts";

const purchase = { id: 5, totalAmount: 100, returnedAmount: 0, returns: [] } as unknown as Purchase;
const atTill = {
  visits: [{ id: 5, stamps: [{ stampcardId: 1, title: "Kaffe", stamps: 2 }] }],
} as unknown as TillMember;

it("takes the till's word for a late visit", () => {
  expect(visitOf(purchase, atTill)).toMatchObject({ isKnown: true, visit: { stamps: [{ stamps: 2 }] } });
});

it("knows of an older one only what is left of its amount", () => {
  expect(visitOf({ ...purchase, id: 6 }, atTill)).toMatchObject({
    isKnown: false,
    visit: { stamps: [], redemptions: [], undoableUntil: null, returnable: true },
  });
  expect(visitOf({ ...purchase, returnedAmount: 100 }, undefined).visit.returnable).toBe(false);
  expect(visitOf({ ...purchase, totalAmount: 0 }, undefined).visit.returnable).toBe(false);
});

it("is undoable until its moment, by the club's clock", () => {
  const now = Temporal.Instant.from("2026-11-21T10:00:00Z");
  expect(isUndoable({ undoableUntil: "2026-11-21T10:00:01Z" }, now)).toBe(true);
  expect(isUndoable({ undoableUntil: "2026-11-21T10:00:00Z" }, now)).toBe(false);
  expect(isUndoable({ undoableUntil: null }, now)).toBe(false);
});

import { expect, test } from "vitest";
import { anotherPrice, changesOf, checkPlan, emptyPlan, planFormOf, readPrices } from "./plan-form.ts";
import type { Plan } from "./queries.ts";

const today = "2026-11-23";
const typing = { today, kronor: (amount: number) => String(amount).replace(".", ",") };
const price = (from: string, location: number) => ({ from, location, membersIncluded: 500, member: 0.2 });
const plan: Plan = {
  id: 1,
  name: "Stammis",
  offered: true,
  version: "1",
  payers: [],
  prices: [price("2026-01-01", 299), price("2027-01-01", 349.5)],
};

test("the form leaves out prices in force and returns future prices unchanged", () => {
  const form = planFormOf(plan, typing);
  expect(form.coming).toMatchObject([{ from: "2027-01-01", location: "349,5", membersIncluded: "500", member: "0,2" }]);
  expect(readPrices(form.coming)).toEqual([plan.prices[1]]);
  expect(checkPlan(form, today)).toEqual({});
});

test("a new price starts on the first of a month after all others and copies the latest values", () => {
  const { coming } = planFormOf(plan, typing);
  const more = anotherPrice(plan.prices, coming, typing);
  expect(more).toMatchObject({ from: "2027-02-01", location: "349,5" });
  expect(anotherPrice([], [more], typing)).toMatchObject({ from: "2026-12-01", location: "" });
  expect(anotherPrice([], [more], typing).key).not.toBe(more.key);
});

test("a missing name, a missing number, a past day and a duplicate day are reported at their fields", () => {
  expect(checkPlan(emptyPlan(today), today)).toEqual({
    name: "REQUIRED",
    "coming.0.location": "INVALID_AMOUNT",
    "coming.0.membersIncluded": "INVALID_INPUT",
    "coming.0.member": "INVALID_AMOUNT",
  });
  const row = { key: "a", from: "2026-11-22", location: "0", membersIncluded: "0", member: "0" };
  const rows = [row, { ...row, from: "2027-01-01" }, { ...row, from: "2027-01-01" }, { ...row, from: "" }];
  expect(checkPlan({ name: "Stammis", offered: false, coming: rows }, today)).toEqual({
    "coming.0.from": "DATE_IN_PAST",
    "coming.2.from": "DATE_TWICE",
    "coming.3.from": "REQUIRED",
  });
});

test("a price with any different part counts as a change", () => {
  const next = [price("2026-01-01", 299), { ...price("2027-01-01", 299), membersIncluded: 400 }];
  expect(changesOf(plan.prices, next, today)).toMatchObject([
    { kind: "CHANGES", was: { price: { membersIncluded: 500 } }, becomes: { price: { membersIncluded: 400 } } },
  ]);
});

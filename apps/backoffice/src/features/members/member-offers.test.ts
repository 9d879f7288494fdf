import { expect, it } from "vitest";
import { type AtTill, type ChainCard, offersOf } from "./member-offers.ts";
import type { Member } from "./queries.ts";

const coffee = {
  id: 3,
  title: "Tionde kaffet",
  name: "Kaffekortet",
  stampsAmount: 10,
  coupon: { id: 9, reward: "Kaffe" },
};
const lunch = { id: 4, title: "", name: "Lunchkortet", stampsAmount: 5, coupon: { id: 10, reward: "Lunch" } };
const cards = [coffee, lunch] as unknown as ChainCard[];
const usage = {
  stampcardId: 3,
  collectedStamps: 4,
  stampsAmount: 8,
  endDate: "2027-01-31",
  stampcardUsageStatus: "OPEN",
};
type Own = Pick<Member["profile"], "stampcardUsage" | "stampcardCouponUsage">;
const own = (usages: object[], rewards: object[] = []) =>
  ({ stampcardUsage: usages, stampcardCouponUsage: rewards }) as unknown as Own;
const atTill = (owedStamps: number) => ({ stampcards: [{ id: 4, owedStamps }] }) as unknown as AtTill;

it("shows a begun card with the promise it was begun under", () => {
  expect(offersOf(own([usage]), cards, undefined).cards).toEqual([
    { stampcardId: 3, title: "Tionde kaffet", collected: 4, total: 8, fillBy: "2027-01-31", owed: 0 },
  ]);
});

it("leaves out what ran out, and keeps a card that owes stamps", () => {
  const past = { ...usage, stampcardUsageStatus: "RESET" };
  expect(offersOf(own([past]), cards, atTill(0)).cards).toEqual([]);
  expect(offersOf(own([past]), cards, atTill(2)).cards).toEqual([
    { stampcardId: 4, title: "Lunchkortet", collected: 0, total: 5, fillBy: null, owed: 2 },
  ]);
});

it("names a won reward by its card", () => {
  const won = { stampcardCouponId: 10, stampcardUsageId: 77, used: true, validThrough: "2026-12-01" };
  expect(offersOf(own([], [won]), cards, undefined).rewards).toEqual([
    { key: 77, name: "Lunch", cardTitle: "Lunchkortet", used: true, validThrough: "2026-12-01" },
  ]);
});

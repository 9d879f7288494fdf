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
const own = (fillings: object[], rewards: object[] = []) =>
  ({ stampcardUsage: fillings, stampcardCouponUsage: rewards }) as unknown as Own;
const today = Temporal.PlainDate.from("2026-12-01");
const atTill = (owedStamps: number) => ({ stampcards: [{ id: 4, owedStamps }] }) as unknown as AtTill;

it("a stamp card in progress is shown with the terms under which it was started", () => {
  expect(offersOf(own([usage]), cards, undefined, today).cards).toEqual([
    { stampcardId: 3, title: "Tionde kaffet", collected: 4, total: 8, fillBy: "2027-01-31", owed: 0 },
  ]);
});

it("an expired filling is left out, but a card with a stamp deficit is shown", () => {
  const past = { ...usage, stampcardUsageStatus: "RESET" };
  expect(offersOf(own([past]), cards, atTill(0), today).cards).toEqual([]);
  expect(offersOf(own([past]), cards, atTill(2), today).cards).toEqual([
    { stampcardId: 4, title: "Lunchkortet", collected: 0, total: 5, fillBy: null, owed: 2 },
  ]);
});

it("a won reward is named by its stamp card and shows its state", () => {
  const won = { stampcardCouponId: 10, stampcardUsageId: 77, used: false, validThrough: "2026-12-01" };
  const listRewards = (reward: object) => offersOf(own([], [reward]), cards, undefined, today).rewards;
  const rewardRow = { key: 77, name: "Lunch", cardTitle: "Lunchkortet", validThrough: "2026-12-01" };
  expect(listRewards(won)).toEqual([{ ...rewardRow, state: "ready" }]);
  expect(listRewards({ ...won, used: true })).toEqual([{ ...rewardRow, state: "used" }]);
  expect(listRewards({ ...won, validThrough: "2026-11-30" })).toMatchObject([{ state: "over" }]);
});

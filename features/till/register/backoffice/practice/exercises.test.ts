import { expect, test } from "vitest";
import type { Awaited, Done } from "../desk/finished.ts";
import type { Registered } from "../queries.ts";
import { exercisesIn } from "./exercises.ts";

const nothing: Registered = {
  purchaseId: 1,
  totalAmount: 0,
  discount: 0,
  lostValue: 0,
  earnedPoints: 0,
  pointsValidThrough: null,
  redemptions: [],
  stampcards: [],
  completed: [],
  welcomeOfferUsed: false,
  clubPoints: 0,
  owedPoints: 0,
};
const done = (part: Partial<Registered>): Done => ({
  kind: "done",
  registered: { ...nothing, ...part },
  membershipId: "000000005724",
  member: undefined,
  name: "",
  at: 0,
});
const redemption = { redemptionId: 1, couponId: 2, stampcardUsageId: null, name: "Bulle", points: 100, value: 0 };

test.each([
  ["a purchase", { totalAmount: 45 }, ["purchase"]],
  ["goods paid by a value coupon alone", { discount: 45, redemptions: [redemption] }, ["purchase", "reward"]],
  ["a stamp", { stampcards: [{ stampcardId: 1, title: "Kaffe", collectedStamps: 1, stampsAmount: 5 }] }, ["stamp"]],
  ["a card just filled", { completed: [{ stampcardId: 1, reward: "Kaffe" }] }, ["stamp"]],
  ["a reward", { redemptions: [redemption] }, ["reward"]],
])("%s completes its exercises", (_, part, expected) => {
  expect(exercisesIn(done(part))).toEqual(expected);
});

test("an invitation completes its exercise", () => {
  const invited = { kind: "invited" } as Awaited;
  expect(exercisesIn(invited)).toEqual(["invite"]);
});

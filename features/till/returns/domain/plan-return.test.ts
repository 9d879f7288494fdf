import { describe, expect, test } from "vitest";
import { owedBy } from "#features/loyalty/points/domain/account.ts";
import { balanceOn } from "#features/loyalty/points/domain/ledger.ts";
import type { CardFilling } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { planCancellation, planReturn, type ReturnContext } from "./plan-return.ts";
import type { PartsAsked } from "./what-goes-back.ts";

const today = Temporal.PlainDate.from("2026-11-21");
const lot = (id: number, remaining: number, days = 30) => ({
  id,
  amount: 200,
  left: remaining,
  owed: 0,
  validThrough: today.add({ days }),
});
const filling: CardFilling = {
  order: 1,
  stampsAmount: 4,
  collected: 2,
  status: "OPEN",
  rewardDays: 7,
  reward: null,
  startedOn: today,
  endsOn: today.add({ months: 1 }),
};
/** A purchase of 200 kr in lot 2, a reward for 100 points of lot 1, and two stamps. */
const reward = {
  id: 5,
  valueOre: 0,
  ofWelcomeOffer: false,
  allocations: [{ lotId: 1, points: 100 }],
  stampCardId: null,
  fillingOrder: null,
};
const context: ReturnContext = {
  account: { lots: [lot(1, 100), lot(2, 200)], settlements: [] },
  cards: new Map([[4, { owed: 0, lastOrder: 1, fillings: [filling] }]]),
  returned: false,
  keptOre: 20_000,
  uses: [reward],
  welcomeOffer: false,
  lot: { id: 2, earned: 200, returnedSoFar: 0, pointsPerKronaHundredths: 100 },
  stampEntries: [{ stampCardId: 4, kind: "STAMP", order: 1, stamps: 2 }],
};
const nothing: PartsAsked = { amountOre: 0, stamps: new Map(), useIds: [], keptUseIds: [] };
const planOf = (requestedParts: Partial<PartsAsked> | "EVERYTHING", over: Partial<ReturnContext> = {}) => {
  const planned = planReturn(
    requestedParts === "EVERYTHING" ? requestedParts : { ...nothing, ...requestedParts },
    { ...context, ...over },
    today,
  );
  if (!planned.ok) throw new Error(planned.reason);
  return planned.plan;
};

describe("a return", () => {
  test("cancels the uses of the visit first, then takes points and stamps", () => {
    const plan = planOf({ amountOre: 20_000 });
    expect(plan.entries.map(({ kind, useId }) => [kind, useId])).toEqual([
      ["CANCEL", 5],
      ["RETURN", null],
    ]);
    expect(plan).toMatchObject({ isComplete: true, takenPoints: 200, takenStamps: 2 });
    expect(balanceOn(plan.account.lots, today)).toBe(200);
    expect(plan.cards).toMatchObject([{ stampCardId: 4, after: { fillings: [{ collected: 0, status: "EMPTIED" }] } }]);
  });

  test("keeps the points of the kept amount, rounded down once", () => {
    expect(planOf({ amountOre: 50 }).takenPoints).toBe(1);
    const later = { keptOre: 19_950, lot: { id: 2, earned: 200, returnedSoFar: 1, pointsPerKronaHundredths: 100 } };
    expect(planOf({ amountOre: 50 }, later).takenPoints).toBe(0);
  });

  test("leaves spent points as a deficit, also after the purchase’s own points expired", () => {
    const lapsed = { account: { lots: [lot(2, 120, -1)], settlements: [] }, uses: [] };
    expect(owedBy(planOf({ amountOre: 20_000 }, lapsed).account)).toBe(80);
  });

  test("is not covered by points of a returned reward that belong to an expired lot", () => {
    const spent = { account: { lots: [lot(1, 0, -1), lot(2, 100)], settlements: [] } };
    const { account } = planOf("EVERYTHING", spent);
    expect([owedBy(account), balanceOn(account.lots, today)]).toEqual([100, 0]);
  });

  test("of a returned visit is refused with ALREADY_RETURNED", () => {
    expect(planReturn("EVERYTHING", { ...context, returned: true }, today)).toEqual({
      ok: false,
      reason: "ALREADY_RETURNED",
    });
  });
});

describe("cancelling one use of a reward or coupon", () => {
  test("changes nothing else", () => {
    const planned = planCancellation(reward, context, today);
    expect(planned).toMatchObject({ ok: true, plan: { entries: [{ kind: "CANCEL", useId: 5 }], cards: [] } });
  });
  test("is refused for a coupon that paid and for a cancelled use", () => {
    expect(planCancellation({ ...reward, valueOre: 100 }, context, today)).toMatchObject({
      reason: "COUPON_PAID_FOR_PURCHASE",
    });
    expect(planCancellation(undefined, context, today)).toMatchObject({ reason: "ALREADY_CANCELLED" });
  });
});

import { describe, expect, test } from "vitest";
import { untouchedCard } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { addStamps } from "#features/loyalty/stamp-cards/domain/stamp-cards.ts";
import { planPending } from "./plan-pending.ts";
import { planVisit, type VisitContext, type VisitCoupon, type VisitRequest } from "./plan-visit.ts";

const date = (text: string) => Temporal.PlainDate.from(text);
const today = date("2026-11-21");
const coupon = (id: number, part: Partial<VisitCoupon>): VisitCoupon => ({
  id,
  kind: "REWARD",
  name: "Bulle",
  status: "ACTIVE",
  startsOn: null,
  endsOn: null,
  pointsRequired: null,
  valueOre: null,
  minimumOre: null,
  totalLimit: null,
  taken: 0,
  perMemberLimit: null,
  usedByMember: 0,
  carrier: null,
  isBrought: false,
  inGrace: false,
  ...part,
});
const rule = { stampsAmount: 4, monthValidation: 6, dayValidation: 7, status: "ACTIVE" } as const;
const context: VisitContext = {
  lots: [{ id: 1, amount: 200, left: 150, owed: 0, validThrough: date("2027-01-31") }],
  rule: { active: true, pointsPerKronaHundredths: 100, monthValidation: 12, countedPointsFrom: null },
  runningCampaignIds: [7],
  coupons: [
    coupon(1, { pointsRequired: 100 }),
    coupon(2, { kind: "VALUE", valueOre: 5_000, carrier: 8, minimumOre: 20_000 }),
    coupon(3, { kind: "VALUE", valueOre: 2_500 }),
  ],
  stampCards: [{ id: 4, rule }],
  memberCards: new Map([[4, untouchedCard]]),
  rewards: [],
  welcome: {
    campaignId: 9,
    couponId: 3,
    through: date("2026-11-21"),
    usedPurchaseId: null,
    campaignStatus: "ACTIVE",
    redeems: true,
  },
  redeems: true,
  newLotId: 2,
};
const nothing: VisitRequest = {
  amountOre: null,
  campaignIds: [],
  couponIds: [],
  stamps: [],
  fillingIds: [],
  welcomeOffer: null,
};
const plan = (request: Partial<VisitRequest>, over: Partial<VisitContext> = {}) =>
  planVisit({ ...nothing, ...request }, { ...context, ...over }, today);
const planOf = (...args: Parameters<typeof plan>) => {
  const planned = plan(...args);
  if (!planned.ok) throw new Error(planned.reason);
  return planned.plan;
};

describe("a visit", () => {
  test("pays for rewards with earlier points, uses value coupons before money, and earns on the money", () => {
    const made = planOf({ amountOre: 30_000, couponIds: [1, 2], campaignIds: [7] });
    expect(made.payment).toEqual({ paidOre: 25_000, discountOre: 5_000, lostOre: 0 });
    expect(made.entries).toMatchObject([
      { kind: "REDEEM", lotId: 1, points: 100, use: 0 },
      { kind: "EARN", lotId: 2, points: 250, use: null },
    ]);
    expect(made.campaignIds).toEqual([7, 8]);
    expect(plan({ amountOre: 30_000, couponIds: [1, 1] })).toEqual({ ok: false, reason: "NOT_ENOUGH_POINTS" });
  });

  test("accepts a value coupon from a sendout, without a campaign", () => {
    const brought = context.coupons.map((each) => ({ ...each, isBrought: each.id === 3 }));
    const made = planOf({ amountOre: 10_000, couponIds: [3] }, { coupons: brought });
    expect(made).toMatchObject({
      payment: { paidOre: 7_500 },
      campaignIds: [],
      uses: [{ couponId: 3, campaignId: null }],
    });
  });

  test("uses the welcome offer with the coupon as shown, also on its last day", () => {
    const made = planOf({ amountOre: 10_000, welcomeOffer: { couponId: 3 } });
    expect(made).toMatchObject({ welcomeUsed: true, campaignIds: [9], uses: [{ couponId: 3, campaignId: 9 }] });
    expect(plan({ amountOre: 10_000, couponIds: [3] })).toEqual({ ok: false, reason: "COUPON_NOT_YOURS" });
    expect(plan({ amountOre: 30_000, welcomeOffer: { couponId: 2 } }).ok).toBe(false);
  });

  test("fills a card, reports it, and continues on the next", () => {
    const made = planOf({ stamps: [{ stampCardId: 4, stamps: 4 }] });
    expect(made.completed).toEqual([{ stampCardId: 4, order: 1 }]);
    expect(made.cards[0]?.after.fillings[0]?.reward?.endsOn).toEqual(date("2026-11-27"));
  });

  test("uses the reward of a full card only while members may redeem", () => {
    const full = addStamps(untouchedCard, rule, 4, today);
    if (!full.ok) throw new Error(full.reason);
    const cardHoldings = {
      memberCards: new Map([[4, full.card]]),
      rewards: [{ fillingId: 41, stampCardId: 4, order: 1, name: "Kaffe" }],
    };
    expect(planOf({ fillingIds: [41] }, cardHoldings).uses).toMatchObject([{ fillingId: 41, stampCardId: 4 }]);
    expect(plan({ fillingIds: [41] }, { ...cardHoldings, redeems: false })).toEqual({
      ok: false,
      reason: "COUPON_NOT_ACTIVE",
    });
  });

  test("keeps the promised earning of a formerly pending purchase", () => {
    const promised = { points: 30, validThrough: date("2027-05-01"), pointsPerKronaHundredths: 50 };
    expect(planOf({ amountOre: 10_000, promised }).earning).toEqual(promised);
    expect(planOf({ amountOre: 10_000, promised: null }).earning).toBeNull();
  });

  test.each([
    [{}, "NOTHING_TO_REGISTER"],
    [{ amountOre: 99 }, "AMOUNT_TOO_SMALL"],
    [{ amountOre: 100, campaignIds: [6] }, "CAMPAIGN_NOT_ACTIVE"],
    [{ couponIds: [2] }, "AMOUNT_REQUIRED"],
    [{ amountOre: 19_999, couponIds: [2] }, "AMOUNT_BELOW_MINIMUM"],
    [{ couponIds: [99] }, "COUPON_NOT_ACTIVE"],
    [{ fillingIds: [5] }, "NOT_FOUND"],
    [{ stamps: [{ stampCardId: 5, stamps: 1 }] }, "STAMP_CARD_NOT_ACTIVE"],
    [{ stamps: [{ stampCardId: 4, stamps: 5 }] }, "TOO_MANY_STAMPS"],
  ] as [Partial<VisitRequest>, string][])("%j is refused with %s", (request, reason) => {
    expect(plan(request)).toEqual({ ok: false, reason });
  });

  test("counts its own uses of a coupon against the limits", () => {
    const limited = (part: Partial<VisitCoupon>) => ({ coupons: [coupon(1, { pointsRequired: 10, ...part })] });
    const twice = { couponIds: [1, 1] };
    expect(plan(twice, limited({})).ok).toBe(true);
    expect(plan(twice, limited({ totalLimit: 5, taken: 4 }))).toEqual({ ok: false, reason: "COUPON_USED_UP" });
    expect(plan(twice, limited({ perMemberLimit: 1 }))).toEqual({ ok: false, reason: "COUPON_ALREADY_USED" });
  });
});

test("a formerly pending purchase leaves out ended parts, and is null without other parts", () => {
  const gone = { stampCardId: 5, stamps: 1 };
  const request = { ...nothing, campaignIds: [6, 7], stamps: [gone, { stampCardId: 4, stamps: 2 }] };
  expect(planPending(request, context, today)).toMatchObject({ campaignIds: [7], cards: [{ stampCardId: 4 }] });
  expect(planPending({ ...nothing, stamps: [gone] }, context, today)).toBeNull();
});

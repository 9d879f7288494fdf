import { describe, expect, it } from "vitest";
import type { TillMember, TillVisit } from "../queries.ts";
import {
  mayStay,
  partRedemptions,
  returnableOf,
  returnBody,
  returnPlan,
  undoPlan,
  wholeReturn,
} from "./return-plan.ts";

type Ledger = TillMember["ledger"];
type Known = Ledger["visits"][number];

const today = Temporal.PlainDate.from("2026-03-10");
const stamping = { stampcardId: 4, kind: "STAMP", usageOrder: 1, stamps: 2 } as const;
const use = (redemptionId: number, value: number, lotId: number | null, points: number) => ({
  redemptionId,
  value,
  welcomeOffer: false,
  stampcardId: null,
  usageOrder: null,
  allocations: lotId === null ? [] : [{ lotId, points }],
});
/** A purchase of 249,50 kr with two stamps, and a reward that cost 350 points of lot 1. */
const givenVisit: Known = {
  purchaseId: 1,
  returned: false,
  keptAmount: 249.5,
  welcomeOffer: false,
  lot: { id: 2, earned: 249, returnedSoFar: 0, pointsPerKrona: 1 },
  stamps: [stamping],
  uses: [use(8, 0, 1, 350)],
};
const lot = (id: number, remaining: number, validThrough = "2026-08-31", owed = 0) => ({
  id,
  amount: 500,
  left: remaining,
  owed,
  validThrough,
});
const filling = {
  usageOrder: 1,
  stampsAmount: 10,
  collectedStamps: 2,
  startDate: "2026-03-01",
  endDate: "2026-08-31",
  stampcardUsageStatus: "OPEN" as const,
  dayValidation: 7,
  reward: null,
};
const ledgerOf = (part: Partial<Known> = {}, lots = [lot(1, 150), lot(2, 249)]): Ledger => ({
  lots,
  settlements: [],
  stampcards: [{ stampcardId: 4, owedStamps: 0, lastOrder: 1, fillings: [filling] }],
  visits: [{ ...givenVisit, ...part }],
});
const visit: TillVisit = {
  id: 1,
  dateOfPurchase: "2026-03-01T10:00:00Z",
  receivedAt: null,
  pointOfSale: { name: "Stortorget" },
  totalAmount: 249.5,
  discount: 0,
  returnedAmount: 0,
  returns: [],
  categories: [],
  campaigns: [],
  remainingPoints: 249,
  tradedPoints: 0,
  earnedPoints: 249,
  returnedPoints: 0,
  pointsValidThrough: "2026-08-31",
  coupons: [],
  pointsUsages: [],
  stamps: [{ stampcardId: 4, title: "Kaffekortet", stamps: 2 }],
  redemptions: [
    { redemptionId: 8, name: "Kanelbulle", points: 350, value: 0, cancelled: false },
    { redemptionId: 10, name: "50 kr", points: 0, value: 50, cancelled: false },
  ],
  welcomeOfferUsed: false,
  cashier: "Tove",
  confirmedBy: null,
  pointsPerKrona: 1,
  undoableUntil: null,
  returnable: true,
};
const reason = "Vara tillbaka";
const part = { ...wholeReturn, isComplete: false, reason };
const plan = (draft: Partial<typeof part>, of: Ledger = ledgerOf()) =>
  returnPlan(returnableOf(visit, of), { ...part, ...draft }, today);

describe("a return", () => {
  it("takes everything that remains and gives back the reward’s points", () => {
    expect(plan({ isComplete: true })).toMatchObject({
      amountOre: 24950,
      keptOre: 0,
      stamps: 2,
      redemptionIds: [8],
      takenPoints: 249,
      givenPoints: 350,
      newDebt: 0,
      missing: null,
    });
    expect(plan({ amount: "249,50" })).toMatchObject({ stamps: 2, redemptionIds: [8], keptOre: 0 });
  });

  it("needs a part to return and a reason", () => {
    expect(plan({}).missing).toBe("NOTHING_TO_RETURN");
    expect(plan({ isComplete: true, reason: " " }).missing).toBe("REASON");
    expect(plan({ amount: "250" }).missing).toBe("AMOUNT_TOO_LARGE");
    expect(plan({ amount: "1,234" }).missing).toBe("INVALID_AMOUNT");
    expect(plan({ isComplete: true }, ledgerOf({ returned: true })).missing).toBe("ALREADY_RETURNED");
  });

  it("may consist of stamps or coupons only", () => {
    expect(plan({ stamps: { 4: 1 }, redemptionIds: [8] })).toMatchObject({ amountOre: 0, takenPoints: 0, stamps: 1 });
  });
});

describe("the deficit after a return", () => {
  it("is the earned points that are already spent", () => {
    const spent = ledgerOf({ uses: [] }, [lot(2, 49)]);
    expect(plan({ isComplete: true }, spent)).toMatchObject({ takenPoints: 249, newDebt: 200 });
  });

  it("counts spent points also after the purchase’s own points expired", () => {
    const lapsed = ledgerOf({ uses: [] }, [lot(2, 169, "2026-03-09")]);
    expect(plan({ isComplete: true }, lapsed).newDebt).toBe(80);
    expect(plan({ isComplete: true }, ledgerOf({ uses: [] }, [lot(2, 249, "2026-03-09")])).newDebt).toBe(0);
  });

  it("is not covered by points of a returned reward that belong to an expired lot", () => {
    const ledger = ledgerOf({ uses: [use(8, 0, 1, 350)] }, [lot(1, 0, "2026-03-09"), lot(2, 149)]);
    expect(plan({ isComplete: true }, ledger)).toMatchObject({ givenPoints: 350, newDebt: 100 });
  });

  it("includes stamps", () => {
    const none = { ...ledgerOf(), stampcards: [{ stampcardId: 4, owedStamps: 0, lastOrder: 1, fillings: [] }] };
    const filled = {
      ...none,
      visits: [{ ...givenVisit, stamps: [{ ...stamping, kind: "FILL" as const, usageOrder: null }] }],
    };
    expect(plan({ isComplete: true }, filled).newStampDebt).toBe(2);
    expect(plan({ isComplete: true }).newStampDebt).toBe(0);
  });

  it("is the same for an undo", () => {
    const spent = ledgerOf({ uses: [] }, [lot(2, 49)]);
    expect(undoPlan(returnableOf(visit, spent), today)).toMatchObject({ newDebt: 200, missing: null });
  });
});

describe("a value coupon", () => {
  const paid = ledgerOf({ uses: [...givenVisit.uses, use(10, 50, null, 0)] });
  const idsOf = (uses: { redemptionId: number }[]) => uses.map(({ redemptionId }) => redemptionId);

  it("is returned with the full amount, unless it is kept", () => {
    expect(plan({ isComplete: true }, paid).redemptionIds).toEqual([8, 10]);
    expect(plan({ amount: "249,50" }, paid).redemptionIds).toEqual([8, 10]);
    const stays = plan({ isComplete: true, keptIds: [10] }, paid);
    expect(stays).toMatchObject({ redemptionIds: [8], stamps: 2, missing: null });
    expect(returnBody(stays)).toEqual({
      amount: 249.5,
      stamps: [{ stampcardId: 4, stamps: 2 }],
      redemptionIds: [8],
      keptRedemptionIds: [10],
    });
  });

  it("may be kept with a full refund, and cannot be returned alone before it", () => {
    const returnable = returnableOf(visit, paid);
    expect(idsOf(mayStay(returnable, { ...wholeReturn, reason }))).toEqual([10]);
    expect(idsOf(mayStay(returnable, { ...part, amount: "100" }))).toEqual([]);
    expect(idsOf(partRedemptions(returnable))).toEqual([8]);
  });

  it("that paid in full is returned by its id, with everything else", () => {
    const fullLedger = ledgerOf({ keptAmount: 0, lot: null, uses: [...givenVisit.uses, use(10, 50, null, 0)] });
    const returnable = returnableOf(visit, fullLedger);
    expect(idsOf(partRedemptions(returnable))).toEqual([8, 10]);
    expect(plan({ redemptionIds: [10] }, fullLedger)).toMatchObject({
      redemptionIds: [8, 10],
      stamps: 2,
      missing: null,
    });
  });
});

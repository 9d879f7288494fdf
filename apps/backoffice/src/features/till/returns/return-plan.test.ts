import { describe, expect, it } from "vitest";
import type { TillVisit } from "../queries.ts";
import { returnPlan, wholeReturn } from "./return-plan.ts";

const visit: TillVisit = {
  id: 1,
  dateOfPurchase: "2026-03-01T10:00:00Z",
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
    { redemptionId: 9, name: "Cappuccino", points: 450, value: 0, cancelled: true },
  ],
  welcomeOfferUsed: false,
  cashier: "Tove",
  pointsPerKrona: 1,
  undoableUntil: null,
  returnable: true,
};
const reason = "Vara tillbaka";
const part = { ...wholeReturn, whole: false, reason };

describe("a return", () => {
  it("takes everything that stands", () => {
    expect(returnPlan(visit, { ...wholeReturn, reason })).toEqual({
      amountOre: 24950,
      keptOre: 0,
      stamps: [{ stampcardId: 4, stamps: 2 }],
      redemptionIds: [8],
      takenPoints: 249,
      givenPoints: 350,
      welcomeOffer: false,
      missing: null,
    });
  });

  it("of a visit where only the welcome offer was used is of that, and whole", () => {
    const alone = { ...visit, totalAmount: 0, earnedPoints: 0, pointsPerKrona: null, stamps: [], redemptions: [] };
    expect(returnPlan(alone, { ...wholeReturn, reason }).missing).toBe("NOTHING_TO_RETURN");
    const offered = { ...alone, welcomeOfferUsed: true };
    expect(returnPlan(offered, { ...wholeReturn, reason })).toMatchObject({ welcomeOffer: true, missing: null });
    expect(returnPlan(offered, { ...wholeReturn }).missing).toBe("REASON");
  });

  it("takes the welcome offer along with the whole alone", () => {
    const offered = { ...visit, welcomeOfferUsed: true };
    expect(returnPlan(offered, { ...wholeReturn, reason }).welcomeOffer).toBe(true);
    expect(returnPlan(offered, { ...part, amount: "249,50" }).welcomeOffer).toBe(true);
    expect(returnPlan(offered, { ...part, amount: "100" }).welcomeOffer).toBe(false);
    expect(returnPlan(offered, part).missing).toBe("NOTHING_TO_RETURN");
  });

  it("keeps the points of the kept amount, rounded down on the whole", () => {
    const plan = returnPlan(visit, { ...part, amount: "100" });
    expect(plan).toMatchObject({ keptOre: 14950, takenPoints: 100, stamps: [], redemptionIds: [] });
    const again = { ...visit, returnedAmount: 100, returnedPoints: 100 };
    expect(returnPlan(again, { ...part, amount: "0,50" })).toMatchObject({ keptOre: 14900, takenPoints: 0 });
  });

  it("goes by the rate the purchase earned at", () => {
    const doubled = { ...visit, earnedPoints: 499, pointsPerKrona: 2 };
    expect(returnPlan(doubled, { ...part, amount: "100" })).toMatchObject({ takenPoints: 200 });
    const without = { ...visit, earnedPoints: 0, pointsPerKrona: null };
    expect(returnPlan(without, { ...wholeReturn, reason })).toMatchObject({ takenPoints: 0 });
  });

  it("takes stamps and coupons along when nothing of the amount is kept", () => {
    expect(returnPlan(visit, { ...part, amount: "249,50" })).toMatchObject({
      stamps: [{ stampcardId: 4, stamps: 2 }],
      redemptionIds: [8],
    });
  });

  it("leaves a value coupon, and all else, with the goods it paid for", () => {
    const coupon = { redemptionId: 10, name: "50 kr", points: 0, value: 50, cancelled: false };
    const paid = { ...visit, discount: 50, redemptions: [...visit.redemptions, coupon] };
    expect(returnPlan(paid, { ...part, amount: "249,50" })).toMatchObject({
      stamps: [],
      redemptionIds: [],
      keptOre: 0,
    });
    expect(returnPlan(paid, { ...wholeReturn, reason })).toMatchObject({ redemptionIds: [8, 10] });
    const later = { ...paid, returnedAmount: 249.5, returnedPoints: 249 };
    expect(returnPlan(later, { ...wholeReturn, reason })).toMatchObject({ redemptionIds: [8, 10], missing: null });
  });

  it("may be of stamps or coupons alone", () => {
    const plan = returnPlan(visit, { ...part, stamps: { 4: 1 }, redemptionIds: [8] });
    expect(plan).toMatchObject({
      amountOre: 0,
      takenPoints: 0,
      stamps: [{ stampcardId: 4, stamps: 1 }],
      missing: null,
    });
  });

  it("says what is missing", () => {
    expect(returnPlan(visit, wholeReturn).missing).toBe("REASON");
    expect(returnPlan(visit, part).missing).toBe("NOTHING_TO_RETURN");
    expect(returnPlan(visit, { ...part, amount: "250" }).missing).toBe("AMOUNT_TOO_LARGE");
    expect(returnPlan(visit, { ...part, amount: "1,234" }).missing).toBe("INVALID_AMOUNT");
  });
});

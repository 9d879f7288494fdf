import fc from "fast-check";
import { expect, test } from "vitest";
import { byUseOrder, type Lot } from "#features/loyalty/points/domain/ledger.ts";
import { planVisit, type VisitContext, type VisitCoupon, type VisitRequest } from "./plan-visit.ts";

const today = Temporal.PlainDate.from("2026-11-21");
const request: VisitRequest = {
  amountOre: null,
  campaignIds: [],
  couponIds: [],
  stamps: [],
  fillingIds: [],
  welcomeOffer: null,
};
const context: VisitContext = {
  lots: [],
  rule: { active: true, pointsPerKronaHundredths: 100, monthValidation: 1, countedPointsFrom: null },
  runningCampaignIds: [],
  coupons: [],
  stampCards: [],
  memberCards: new Map(),
  rewards: [],
  welcome: null,
  redeems: true,
  newLotId: 1_000,
};

const days = fc.integer({ min: -3, max: 60 }).map((days) => today.add({ days }));
/** An account has usable points or a deficit, never both. */
const accounts = fc
  .record({ owes: fc.boolean(), lots: fc.array(fc.record({ points: fc.integer({ min: 1, max: 400 }), days })) })
  .map(({ owes, lots }) =>
    lots.map(({ points, days: validThrough }, index): Lot => {
      const standing = owes ? { left: 0, owed: points } : { left: points, owed: 0 };
      return { id: index + 1, amount: 400, validThrough, ...standing };
    }),
  );

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** Returns lots in deficit and the first lots to expire up to a price; the others as the database sums them. */
function addedUp(lots: readonly Lot[], price = 0): Pick<VisitContext, "lots" | "otherBalance"> {
  const usable = lots
    .filter(({ left: remaining, validThrough }) => remaining > 0 && validThrough.toString() >= today.toString())
    .toSorted(byUseOrder);
  const isReached = (index: number) => sum(usable.slice(0, index).map(({ left: remaining }) => remaining)) < price;
  const others = usable.filter((_, index) => !isReached(index));
  const through = others.map(({ validThrough }) => validThrough.toString()).toSorted()[0];
  return {
    lots: [...lots.filter(({ owed }) => owed > 0), ...usable.filter((_, index) => isReached(index))],
    otherBalance: {
      points: sum(others.map(({ left: remaining }) => remaining)),
      through: through === undefined ? null : Temporal.PlainDate.from(through),
    },
  };
}

test("a visit earns the same points with untouched lots read singly or as a sum", () => {
  fc.assert(
    fc.property(accounts, fc.integer({ min: 100, max: 90_000 }), (lots, amountOre) => {
      const [exactPlan, added] = [{ lots }, addedUp(lots)].map((of) =>
        planVisit({ ...request, amountOre }, { ...context, ...of }, today),
      );
      if (!exactPlan?.ok || !added?.ok) throw new Error("a purchase is refused");
      expect(added.plan.entries).toEqual(exactPlan.plan.entries);
      expect(added.plan.earning).toEqual(exactPlan.plan.earning);
      expect(added.plan.balance.points).toBe(exactPlan.plan.balance.points);
      expect(String(added.plan.balance.through)).toBe(String(exactPlan.plan.balance.through));
    }),
  );
});

const reward = (id: number, pointsRequired: number): VisitCoupon => ({
  id,
  pointsRequired,
  kind: "REWARD",
  name: "Kaffe",
  status: "ACTIVE",
  startsOn: null,
  endsOn: null,
  valueOre: null,
  minimumOre: null,
  totalLimit: null,
  perMemberLimit: null,
  taken: 0,
  usedByMember: 0,
  carrier: null,
  isBrought: false,
  inGrace: false,
});

test("a visit pays or refuses a reward alike with all lots or only those its price needs", () => {
  const prices = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 3 });
  const came = { paid: 0, refused: 0, beside: 0 };
  fc.assert(
    fc.property(accounts, prices, fc.option(fc.integer({ min: 100, max: 90_000 })), (lots, prices, amountOre) => {
      const coupons = prices.map((price, index) => reward(index + 1, price));
      const couponRequest = { ...request, amountOre, couponIds: coupons.map(({ id }) => id) };
      const added = addedUp(lots, sum(prices));
      const fullPlan = planVisit(couponRequest, { ...context, coupons, lots }, today);
      const part = planVisit(couponRequest, { ...context, coupons, ...added }, today);
      if (!fullPlan.ok || !part.ok) {
        came.refused++;
        expect(part).toEqual(fullPlan);
        return;
      }
      came.paid++;
      if (added.otherBalance && added.otherBalance.points > 0) came.beside++;
      expect(part.plan.entries).toEqual(fullPlan.plan.entries);
      expect(part.plan.uses).toEqual(fullPlan.plan.uses);
      expect(part.plan.balance.points).toBe(fullPlan.plan.balance.points);
      expect(String(part.plan.balance.through)).toBe(String(fullPlan.plan.balance.through));
    }),
    { numRuns: 500 },
  );
  expect(Math.min(...Object.values(came))).toBeGreaterThan(20);
});

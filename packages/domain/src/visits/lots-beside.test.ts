import fc from "fast-check";
import { expect, test } from "vitest";
import type { Lot } from "../points/ledger.ts";
import { planVisit, type VisitAsked, type VisitKnown } from "./plan-visit.ts";

const today = Temporal.PlainDate.from("2026-11-21");
const asked: VisitAsked = {
  ...{ amountOre: null, campaignIds: [], couponIds: [], stamps: [], fillingIds: [], welcomeOffer: null },
};
const known: VisitKnown = {
  lots: [],
  rule: { active: true, pointsPerKronaHundredths: 100, monthValidation: 1, countedPointsFrom: null },
  ...{ runningCampaignIds: [], coupons: [], stampCards: [], memberCards: new Map(), rewards: [], welcome: null },
  newLotId: 1_000,
};

const days = fc.integer({ min: -3, max: 60 }).map((days) => today.add({ days }));
/** Something is usable, or something is owed; never both. */
const accounts = fc
  .record({ owes: fc.boolean(), lots: fc.array(fc.record({ points: fc.integer({ min: 1, max: 400 }), days })) })
  .map(({ owes, lots }) =>
    lots.map(({ points, days: validThrough }, index): Lot => {
      const standing = owes ? { left: 0, owed: points } : { left: points, owed: 0 };
      return { id: index + 1, amount: 400, validThrough, ...standing };
    }),
  );

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** Those that owe, and the others as the database adds them up. */
function addedUp(lots: readonly Lot[]): Pick<VisitKnown, "lots" | "beside"> {
  const usable = lots.filter(({ left, validThrough }) => left > 0 && validThrough.toString() >= today.toString());
  const through = usable.map(({ validThrough }) => validThrough.toString()).toSorted()[0];
  return {
    lots: lots.filter(({ owed }) => owed > 0),
    beside: {
      points: sum(usable.map(({ left }) => left)),
      through: through === undefined ? null : Temporal.PlainDate.from(through),
    },
  };
}

test("a purchase alone comes to the same, whether the lots it touches none of are known each or as one sum", () => {
  fc.assert(
    fc.property(accounts, fc.integer({ min: 100, max: 90_000 }), (lots, amountOre) => {
      const [each, added] = [{ lots }, addedUp(lots)].map((of) =>
        planVisit({ ...asked, amountOre }, { ...known, ...of }, today),
      );
      if (!each?.ok || !added?.ok) throw new Error("a purchase is refused");
      expect(added.plan.entries).toEqual(each.plan.entries);
      expect(added.plan.earning).toEqual(each.plan.earning);
      expect(added.plan.balance.points).toBe(each.plan.balance.points);
      expect(String(added.plan.balance.through)).toBe(String(each.plan.balance.through));
    }),
  );
});

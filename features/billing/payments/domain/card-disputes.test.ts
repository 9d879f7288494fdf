import fc from "fast-check";
import { expect, test } from "vitest";
import { type CardDispute, disputeStates } from "#packages/domain/card-payments.ts";
import { chargedBackOre, dueAgainOn, learnDisputes } from "./card-disputes.ts";

const disputeArbitrary: fc.Arbitrary<CardDispute> = fc.record({
  dispute: fc.constantFrom("du_1", "du_2", "du_3"),
  amountOre: fc.integer({ min: 1, max: 1_000 }),
  state: fc.constantFrom(...disputeStates),
});
const learnAll = (all: readonly CardDispute[]) =>
  all.reduce<CardDispute[]>((disputes, each) => learnDisputes(disputes, [each]), []);

test("reports about disputes give the same result in any order and number", () => {
  const storms = fc
    .array(disputeArbitrary, { maxLength: 8 })
    .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: 2 * all.length })));
  fc.assert(
    fc.property(storms, ([all, again]) => {
      expect(learnAll(again)).toEqual(learnAll(all));
    }),
  );
});

test("each dispute is stored once, and a won dispute stays won", () => {
  fc.assert(
    fc.property(fc.array(disputeArbitrary), (all) => {
      const disputes = learnAll(all);
      expect(disputes.map(({ dispute }) => dispute)).toEqual([...new Set(all.map(({ dispute }) => dispute))].sort());
      for (const { dispute, state } of disputes) {
        const states = all.filter((each) => each.dispute === dispute).map((each) => each.state);
        expect(state).toBe(states.includes("WON") ? "WON" : states.includes("LOST") ? "LOST" : "OPEN");
      }
    }),
  );
});

test("the chargeback is the sum of lost disputes, at most the unrefunded amount", () => {
  const charge = { amountOre: 1_000, refundedOre: 300 };
  const dispute = (state: CardDispute["state"], amountOre: number) => ({
    dispute: `${state}${amountOre}`,
    state,
    amountOre,
  });
  expect(chargedBackOre(charge, [dispute("OPEN", 500), dispute("WON", 400)])).toBe(0);
  expect(chargedBackOre(charge, [dispute("LOST", 500), dispute("LOST", 100)])).toBe(600);
  expect(chargedBackOre(charge, [dispute("LOST", 1_000)])).toBe(700);
});

test("an invoice owed again gets the original payment period", () => {
  const day = Temporal.PlainDate.from;
  const invoice = { issuedOn: day("2026-12-01"), dueOn: day("2026-12-21") };
  expect(dueAgainOn(invoice, day("2027-02-10")).toString()).toBe("2027-03-02");
  expect(dueAgainOn(invoice, day("2026-11-30")).toString()).toBe("2026-12-21");
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ChargeFacts, cardExpiresOn, chargeStates } from "#packages/domain/card-payments.ts";
import { type CardTry, cardNoticeDays, isExpiring, learn, nextCardTry } from "./card-charge.ts";

const day = (text: string) => Temporal.PlainDate.from(text);
const failed = (triedOn: string, method = "pm_1", problem = "insufficient_funds"): CardTry => ({
  triedOn: day(triedOn),
  method,
  problem,
  state: "FAILED",
  refundedOre: 0,
});
const next = (tries: CardTry[], today: string, method = "pm_1") =>
  nextCardTry(tries, method, day(today))?.toString() ?? null;

describe("reports about a charge", () => {
  const begun: ChargeFacts = { state: "STARTED", refundedOre: 0, problem: "" };
  const facts = fc.record({
    state: fc.constantFrom(...chargeStates),
    refundedOre: fc.nat(1_000),
    problem: fc.constant(""),
  });

  test("give the same result in any order and number", () => {
    const storm = fc.array(facts, { maxLength: 8 }).chain((events) =>
      fc.record({
        events: fc.constant(events),
        again: fc.shuffledSubarray([...events, ...events, ...events], { minLength: events.length * 3 }),
      }),
    );
    fc.assert(
      fc.property(storm, ({ events, again }) => {
        expect(again.reduce(learn, begun)).toEqual(events.reduce(learn, begun));
      }),
    );
  });

  test("never revoke a payment or reduce its refund", () => {
    fc.assert(
      fc.property(fc.array(facts), (events) => {
        const result = events.reduce(learn, { state: "SUCCEEDED", refundedOre: 500, problem: "" });
        expect(result.state).toBe("SUCCEEDED");
        expect(result.refundedOre).toBeGreaterThanOrEqual(500);
      }),
    );
  });

  test("keep the reason of a failure until the charge succeeds", () => {
    const result = learn(begun, { state: "FAILED", refundedOre: 0, problem: "expired_card" });
    expect(learn(result, begun)).toEqual(result);
    expect(learn(result, { state: "SUCCEEDED", refundedOre: 0, problem: "" }).problem).toBe("");
  });
});

describe("a card is charged", () => {
  test("at once, and again 3, 7 and 14 days after the first attempt", () => {
    expect(next([], "2026-12-02")).toBe("2026-12-02");
    const tries = [failed("2026-12-02")];
    expect(next(tries, "2026-12-02")).toBe("2026-12-05");
    // A missed day delays only its own attempt.
    tries.push(failed("2026-12-06"));
    expect(next(tries, "2026-12-06")).toBe("2026-12-09");
    tries.push(failed("2026-12-09"));
    expect(next(tries, "2026-12-09")).toBe("2026-12-16");
    tries.push(failed("2026-12-16"));
    expect(next(tries, "2026-12-16")).toBeNull();
  });

  test("three days after a failed attempt, also across the end of a month", () => {
    expect(next([failed("2026-12-30")], "2026-12-30")).toBe("2027-01-02");
  });

  test("at once when the company changes the card, as the new card’s first attempt", () => {
    const tries = [failed("2026-12-02"), failed("2026-12-05")];
    expect(next(tries, "2026-12-06", "pm_2")).toBe("2026-12-06");
  });

  test("no more after a permanent problem, until the card changes", () => {
    expect(next([failed("2026-12-02", "pm_1", "stolen_card")], "2026-12-05")).toBeNull();
    expect(next([failed("2026-12-02", "pm_1", "stolen_card")], "2026-12-05", "pm_2")).toBe("2026-12-05");
  });

  test("never while a charge is undecided or after the invoice was paid by card", () => {
    for (const state of ["STARTED", "PROCESSING", "SUCCEEDED"] as const)
      expect(next([{ ...failed("2026-12-02", "pm_0"), state }], "2026-12-20")).toBeNull();
    expect(next([{ ...failed("2026-12-02", "pm_0"), state: "CANCELLED" }], "2026-12-20")).toBe("2026-12-20");
  });

  test("at most four times, for any gaps between the attempts", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 40 }), (gaps) => {
        const tries: CardTry[] = [];
        let today = day("2026-01-29");
        for (const gap of gaps) {
          const due = nextCardTry(tries, "pm_1", today);
          if (due && Temporal.PlainDate.compare(due, today) <= 0) tries.push(failed(today.toString()));
          today = today.add({ days: gap });
        }
        expect(tries.length).toBeLessThanOrEqual(4);
      }),
    );
  });
});

test("a card counts as expiring from three weeks before its last day", () => {
  const expires = cardExpiresOn(2026, 12);
  expect(isExpiring(expires, expires.subtract({ days: cardNoticeDays + 1 }))).toBe(false);
  expect(isExpiring(expires, expires.subtract({ days: cardNoticeDays }))).toBe(true);
  expect(isExpiring(expires, day("2027-01-01"))).toBe(true);
});

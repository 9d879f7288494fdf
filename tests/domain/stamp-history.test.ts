import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { live, runs, tell } from "./runs.ts";
import { runStampHistory, type StampLife, stampHistory, tellingDays } from "./stamp-history.ts";

const count = runs(3_000);

describe("any history of stamps", () => {
  test("keeps every law after every event", { timeout: 60_000 }, () => {
    live(
      fc.property(stampHistory(), fc.constantFrom(...tellingDays), (events, startsOn) => {
        runStampHistory(events, startsOn);
      }),
      count,
    );
    tell("stamps", count);
  });

  test("leaves no stamps and no debt when everything is returned on one day, in any order", { timeout: 60_000 }, () => {
    const oneDay = stampHistory(25).map((events) => events.filter(({ kind }) => kind !== "DAYS"));
    live(
      fc.property(oneDay, fc.array(fc.nat(1000)), fc.boolean(), (events, order, usesFirst) => {
        const life = runStampHistory(events);
        if (usesFirst) cancelUses(life);
        for (let turn = 0; life.visits.length > 0; turn += 1) {
          life.live({ kind: "RETURN", visit: order[turn] ?? 0, stamps: [0, 0], isWhole: true });
        }
        cancelUses(life);
        for (const { card } of life.accounts) {
          expect(card.owed).toBe(0);
          expect(card.fillings.every(({ status }) => status === "EMPTIED")).toBe(true);
        }
      }),
      runs(1000),
    );
  });
});

function cancelUses(life: StampLife): void {
  while (life.uses.length > 0) life.live({ kind: "CANCEL_USE", use: 0 });
}

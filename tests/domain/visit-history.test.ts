import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fixedSeed, live, runs, seed } from "./runs.ts";
import { cardIds, type LifeMember } from "./visit-club.ts";
import { type VisitEvent, visitHistory, visitsOfSomeDays } from "./visit-events.ts";
import { runVisitHistory } from "./visit-history.ts";
import { VisitLife } from "./visit-life.ts";

const count = runs(3_000);

test(`the laws of visits and returns hold after every step of ${count} histories`, { timeout: 300_000 }, () => {
  live(
    fc.property(visitHistory(), (events) => {
      runVisitHistory(events);
    }),
    count,
  );
});

test("visit histories reach every kind of act", () => {
  const countByKind = new Map<string, number>();
  for (const events of fc.sample(visitHistory(), { numRuns: 300, seed: fixedSeed })) {
    for (const [kind, times] of runVisitHistory(events)) countByKind.set(kind, (countByKind.get(kind) ?? 0) + times);
  }
  const kinds = [
    ...["VISIT", "RETURN", "CANCEL", "CORRECT", "VOID_CORRECTION", "DEDUCT", "RESTORE"],
    ...["JOIN", "CLAIM", "ERASE", "RULES", "PRICE", "DAYS"],
  ];
  expect([...countByKind.keys()].sort()).toEqual(kinds.sort());
  for (const times of countByKind.values()) expect(times).toBeGreaterThan(9);
});

/** Returns usable points, owed points, and stamps by card minus owed ones. */
function stateOf({ account, cards }: LifeMember) {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
  return {
    usable: sum(account.lots.map(({ left: remaining }) => remaining)),
    owed: sum(account.lots.map(({ owed }) => owed)),
    stamps: cardIds.map((id) => {
      const { fillings, owed } = cards.get(id) ?? { fillings: [], owed: 0 };
      return sum(fillings.map(({ collected }) => collected)) - owed;
    }),
  };
}

/** Lets the days pass, and makes the visit unless `isMade` is false. */
function come(life: VisitLife, { days, visit }: { days: number; visit: VisitEvent }, isMade = true): number {
  life.live({ kind: "DAYS", days });
  return isMade ? life.live(visit).length : 0;
}

describe("a returned visit among visits on days without any expiry", () => {
  test("leaves the same state as a history without that visit", () => {
    let compared = 0;
    const property = fc.property(visitsOfSomeDays, fc.nat(7), (all, which) => {
      const [life, other] = [new VisitLife(), new VisitLife()];
      // Gives points in advance, because other visits must be able to redeem without the returned visit's points.
      const stock: VisitEvent = { kind: "CORRECT", member: 0, points: 150 };
      for (const one of [life, other]) one.live(stock);
      const place = which % all.length;
      const accepted = all.map((each) => come(life, each));
      const visit = accepted[place] ? life.visits[accepted.slice(0, place).filter(Boolean).length] : undefined;
      if (!visit) return;
      life.bringBack(visit);
      const others = all.map((each, index) => come(other, each, index !== place));
      const isSame = others.every((isAccepted, index) => index === place || isAccepted === accepted[index]);
      // Compares only when the same rewards were used, because a request names specific rewards.
      const used = (one: VisitLife) => one.uses.filter(({ notCancelled }) => notCancelled).length;
      if (!isSame || used(life) !== used(other)) return;
      compared += 1;
      expect(stateOf(life.members[0] as LifeMember)).toEqual(stateOf(other.members[0] as LifeMember));
    });
    for (const runSeed of [fixedSeed, seed]) fc.assert(property, { numRuns: Math.ceil(count / 2), seed: runSeed });
    expect(compared).toBeGreaterThan(count / 3);
  });
});

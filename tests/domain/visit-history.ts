import type { VisitEvent } from "./visit-events.ts";
import { checkLaws } from "./visit-laws.ts";
import { VisitLife } from "./visit-life.ts";

/** Runs a history, and checks every law of visits and returns after every step; returns the count of each act. */
export function runVisitHistory(events: readonly VisitEvent[]): Map<string, number> {
  const life = new VisitLife();
  const times = new Map<string, number>();
  for (const event of events) {
    const outcomes = life.live(event);
    for (const { kind } of outcomes) times.set(kind, (times.get(kind) ?? 0) + 1);
    checkLaws(life, outcomes);
  }
  return times;
}

import type { VisitEvent } from "./visit-events.ts";
import { checkLaws } from "./visit-laws.ts";
import { VisitLife } from "./visit-life.ts";

/** Lives a history, every law of whole visits and returns checked after every step; how often each act was done. */
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

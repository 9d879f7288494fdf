import type { Woken } from "#packages/contract/live.ts";

/** The data to refetch. `missed` means all data, because events may have been lost. */
export type Wake = Woken | "missed";

/** Milliseconds for which wakes are combined (`gatherMs`), and the shortest time between refetches (`restMs`). */
const gatherMs = 60;
const restMs = 700;

/** Reports wakes (requests to refetch) when they are due: simultaneous ones once, and `missed` before all others. */
export function gatherWakes(onWake: (wake: Wake) => void, random: () => number) {
  const due = new Map<Wake, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restsUntil = 0;
  function plan(): void {
    clearTimeout(timer);
    const first = Math.min(...due.values());
    if (Number.isFinite(first)) timer = setTimeout(tell, Math.max(first, restsUntil) - performance.now());
  }
  function tell(): void {
    const now = performance.now();
    const dueWakes = [...due].filter(([, at]) => at <= now).map(([wake]) => wake);
    restsUntil = now + restMs;
    if (dueWakes.includes("missed")) due.clear();
    for (const wake of dueWakes) due.delete(wake);
    plan();
    for (const wake of dueWakes.includes("missed") ? (["missed"] as const) : dueWakes) onWake(wake);
  }
  return {
    take(wake: Wake, within: number): void {
      const at = performance.now() + gatherMs + random() * within;
      due.set(wake, Math.min(at, due.get(wake) ?? Number.POSITIVE_INFINITY));
      plan();
    },
    forget(): void {
      clearTimeout(timer);
      due.clear();
    },
  };
}

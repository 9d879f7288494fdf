import type { Topic } from "./topics.ts";

const keptMs = 3_000;
const atMost = 20_000;

/** Topics that were told in the last seconds. */
export function createRecent(now: () => number = () => performance.now()) {
  const wokenAt = new Map<Topic, number>();
  return {
    note(topic: Topic): void {
      // The latest stand last.
      wokenAt.delete(topic);
      wokenAt.set(topic, now());
      for (const [oldest, at] of wokenAt) {
        if (wokenAt.size <= atMost && now() - at <= keptMs) break;
        wokenAt.delete(oldest);
      }
    },
    /** Whether it was told so lately, in ms. */
    has(topic: Topic, withinMs: number): boolean {
      const at = wokenAt.get(topic);
      return at !== undefined && now() - at <= withinMs;
    },
  };
}

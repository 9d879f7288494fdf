import type { Topic } from "./topics.ts";

const keptMs = 3_000;
const atMost = 20_000;

/** Creates a record of the topics that were woken in the last seconds. */
export function createRecent(now: () => number = () => performance.now()) {
  const wokenAt = new Map<Topic, number>();
  return {
    note(topic: Topic): void {
      // Moves the topic to the end, so that the latest topics are last.
      wokenAt.delete(topic);
      wokenAt.set(topic, now());
      for (const [oldest, at] of wokenAt) {
        if (wokenAt.size <= atMost && now() - at <= keptMs) break;
        wokenAt.delete(oldest);
      }
    },
    /** Whether the topic was woken within this many milliseconds. */
    has(topic: Topic, withinMs: number): boolean {
      const at = wokenAt.get(topic);
      return at !== undefined && now() - at <= withinMs;
    },
  };
}

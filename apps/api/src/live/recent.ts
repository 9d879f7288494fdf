import type { Topic } from "./topics.ts";

const keptMs = 3_000;
const atMost = 20_000;

/** Topics that were told in the last seconds. */
export function createRecent(now: () => number = () => performance.now()) {
  const told = new Map<Topic, number>();
  return {
    note(topic: Topic): void {
      // The latest stand last.
      told.delete(topic);
      told.set(topic, now());
      for (const [oldest, at] of told) {
        if (told.size <= atMost && now() - at <= keptMs) break;
        told.delete(oldest);
      }
    },
    /** Whether it was told so lately, in ms. */
    has(topic: Topic, withinMs: number): boolean {
      const at = told.get(topic);
      return at !== undefined && now() - at <= withinMs;
    },
  };
}

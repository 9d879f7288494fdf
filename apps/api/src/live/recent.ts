import type { Topic } from "./topics.ts";

const forMs = 3_000;
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
        if (told.size <= atMost && now() - at <= forMs) break;
        told.delete(oldest);
      }
    },
    has(topic: Topic): boolean {
      const at = told.get(topic);
      return at !== undefined && now() - at <= forMs;
    },
  };
}

import type { ErrorCode } from "#packages/contract/error-codes.ts";
import { Refusal } from "./refusal.ts";

/** What happened to one: done, or the code it was refused with. */
export interface Outcome {
  id: number;
  code: ErrorCode | null;
}

/**
 * Does the same to several, one after the other, each whole by itself: one that is refused keeps no other from being done.
 * An error that is no refusal ends it.
 */
export async function eachOf(ids: readonly number[], act: (id: number) => Promise<unknown>) {
  const results: Outcome[] = [];
  for (const id of new Set(ids)) {
    try {
      await act(id);
      results.push({ id, code: null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.push({ id, code: error.code });
    }
  }
  return { results };
}

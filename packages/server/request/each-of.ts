import type { ErrorCode } from "#packages/contract/error-codes.ts";
import { Refusal } from "./refusal.ts";

/** The result for one id: done (null), or the refusal's code. */
export interface Outcome {
  id: number;
  code: ErrorCode | null;
}

/** Processes ids one after the other: a refusal for one id does not stop the others. Any other error ends the loop. */
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

import { ApiError } from "#packages/contract/client.ts";
import type { Approval, Invited, Registered } from "../queries.ts";

/** Waits between attempts, the last one repeated. Milliseconds. */
const retryWaits = [2_000, 4_000, 8_000, 15_000] as const;

const secondPersonCodes = new Set(["SECOND_PERSON_NEEDED", "SECOND_PERSON_NOT_PROVED", "PIN_LOCKED"]);

export type Outcome =
  | { kind: "done"; registered: Registered; membershipId: string }
  | { kind: "invited"; invited: Invited }
  | { kind: "asked" }
  /** A second person must confirm, or the second person was refused. */
  | { kind: "beside"; error: ApiError }
  | { kind: "refused"; error: ApiError }
  /** The back office declined or did not answer in time. */
  | { kind: "notApproved"; approval: Approval }
  /** An attempt with another body succeeded under the same key. */
  | { kind: "standing" }
  | { kind: "signedOut" }
  | { kind: "unanswered" };

/** Interprets a failed attempt: a refusal is certain; after any other failure the visit may be registered. */
export function outcomeOf(error: unknown): Exclude<Outcome, { kind: "done" | "invited" | "notApproved" }> {
  if (!(error instanceof ApiError) || error.problem === null) return { kind: "unanswered" };
  const { code } = error.problem;
  if (code === "NOT_SIGNED_IN") return { kind: "signedOut" };
  if (code === "IDEMPOTENCY_KEY_REUSED") return { kind: "standing" };
  if (code === "AMOUNT_NEEDS_CONFIRMATION") return { kind: "asked" };
  if (secondPersonCodes.has(code)) return { kind: "beside", error };
  if (code === "TOO_MANY_REQUESTS" || error.status >= 500) return { kind: "unanswered" };
  return { kind: "refused", error };
}

export function retryWait(lost: number): number {
  return retryWaits[Math.min(lost, retryWaits.length) - 1] ?? retryWaits[0];
}

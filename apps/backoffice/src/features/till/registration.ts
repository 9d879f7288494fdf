import { ApiError } from "@stammis/contract/client";
import { kronorFromOre } from "@stammis/domain/money";
import { call } from "../../lib/api.ts";
import { noting } from "./network.ts";
import type { Registered } from "./queries.ts";
import type { Visit } from "./visit.ts";

const timeoutMs = 10_000;
/** Waits between attempts, the last one repeated. Milliseconds. */
const retryWaits = [2_000, 4_000, 8_000, 15_000] as const;

export type Outcome =
  | { kind: "done"; registered: Registered }
  | { kind: "asked" }
  | { kind: "refused"; error: ApiError }
  | { kind: "signedOut" }
  | { kind: "unanswered" };

/** What a failed attempt means: a refusal is certain, anything else may have been registered all the same. */
export function outcomeOf(error: unknown): Exclude<Outcome, { kind: "done" }> {
  if (!(error instanceof ApiError) || error.problem === null) return { kind: "unanswered" };
  const { code } = error.problem;
  if (code === "NOT_SIGNED_IN") return { kind: "signedOut" };
  if (code === "AMOUNT_NEEDS_CONFIRMATION") return { kind: "asked" };
  if (code === "TOO_MANY_REQUESTS" || error.status >= 500) return { kind: "unanswered" };
  return { kind: "refused", error };
}

export function retryWait(lost: number): number {
  return retryWaits[Math.min(lost, retryWaits.length) - 1] ?? retryWaits[0];
}

/** One attempt to register the visit under its key; an answer that does not come in ten seconds is a lost one. */
export async function attempt(visit: Visit, memberId: number, ore: number, pointOfSaleId: number): Promise<Outcome> {
  const body = {
    memberId,
    pointOfSaleId,
    totalAmount: kronorFromOre(ore),
    categoryIds: [...visit.categoryIds],
    couponIds: [...visit.couponIds],
    amountConfirmed: visit.amountConfirmed,
  };
  const options = { idempotencyKey: visit.registrationKey, signal: AbortSignal.timeout(timeoutMs) };
  try {
    return { kind: "done", registered: await noting(call("registerPurchase", { body }, options)) };
  } catch (error) {
    return outcomeOf(error);
  }
}

import { kronorFromOre } from "@stammis/domain/money";
import { call } from "../../lib/api.ts";
import { noting } from "./network.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";
import type { Visit } from "./visit.ts";

const timeoutMs = 10_000;
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

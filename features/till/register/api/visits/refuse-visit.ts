import { Refusal } from "#packages/server/request/refusal.ts";
import type { VisitRefusal } from "../../domain/plan-visit.ts";

/** Returns the contract's refusal for an impossible visit. */
export function visitRefusal(reason: VisitRefusal): Refusal {
  switch (reason) {
    case "AMOUNT_REQUIRED":
      return new Refusal("REQUIRED", { amount: "REQUIRED" });
    case "AMOUNT_TOO_SMALL":
    case "AMOUNT_TOO_LARGE":
      return new Refusal(reason, { amount: reason });
    default:
      return new Refusal(reason);
  }
}

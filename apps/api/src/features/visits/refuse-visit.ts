import type { VisitRefusal } from "@stammis/domain/visits/plan-visit";
import { Refusal } from "../../request/refusal.ts";

/** Why a visit cannot be, in the words of the contract. */
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

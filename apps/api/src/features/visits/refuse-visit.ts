import type { VisitRefusal } from "@stammis/domain/visits/plan-visit";
import { refuse, refuseFields } from "../../request/refusal.ts";

/** A visit that cannot be, in the words of the contract. */
export function refuseVisit(reason: VisitRefusal): never {
  switch (reason) {
    case "AMOUNT_REQUIRED":
      return refuseFields({ amount: "REQUIRED" }) as never;
    case "AMOUNT_TOO_SMALL":
    case "AMOUNT_TOO_LARGE":
      return refuseFields({ amount: reason }) as never;
    default:
      return refuse(reason);
  }
}

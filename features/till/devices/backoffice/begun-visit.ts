import { isBegun, type Visit } from "#features/till/register/backoffice/visit/visit.ts";
import { visitStore } from "#features/till/register/backoffice/visit/visit-store.ts";
import { kronorFromOre, parseAmount } from "#packages/domain/money.ts";

export interface BegunVisit {
  accountId: number;
  /** Something has been typed or chosen besides the customer. */
  begun: boolean;
  /** Kronor typed, null when none. */
  amount: number | null;
}

function amountOf(visit: Visit): number | null {
  const typed = parseAmount(visit.amount.replace(/,$/, ""));
  return typed.ok && typed.ore > 0 ? kronorFromOre(typed.ore) : null;
}

/** What stands at this tab's till in a club, for whoever signs in next; null when there is nothing. */
export function begunVisit(chain: string): BegunVisit | null {
  const storedVisit = visitStore.begun();
  if (storedVisit?.chain !== chain || storedVisit.visit.phase !== "open") return null;
  return {
    accountId: storedVisit.accountId,
    begun: isBegun(storedVisit.visit) || storedVisit.visit.invitee !== null,
    amount: amountOf(storedVisit.visit),
  };
}

/** Whether a registration is under way: it is its cashier's, and must have its answer before another takes over. */
export function awaitsAnswer(): boolean {
  const storedVisit = visitStore.begun();
  return storedVisit !== null && storedVisit.visit.phase !== "open";
}

import { isBegun, type Visit } from "#features/till/register/backoffice/visit/visit.ts";
import { visitStore } from "#features/till/register/backoffice/visit/visit-store.ts";
import { kronorFromOre, parseAmount } from "#packages/domain/money.ts";

export interface BegunVisit {
  accountId: number;
  /** Whether the visit has input in addition to the customer. */
  begun: boolean;
  /** The typed amount in kronor; null without one. */
  amount: number | null;
}

function amountOf(visit: Visit): number | null {
  const typed = parseAmount(visit.amount.replace(/,$/, ""));
  return typed.ok && typed.ore > 0 ? kronorFromOre(typed.ore) : null;
}

/** Returns the visit in this tab's till in a club, for the next cashier; null without one. */
export function begunVisit(chain: string): BegunVisit | null {
  const storedVisit = visitStore.begun();
  if (storedVisit?.chain !== chain || storedVisit.visit.phase !== "open") return null;
  return {
    accountId: storedVisit.accountId,
    begun: isBegun(storedVisit.visit) || storedVisit.visit.invitee !== null,
    amount: amountOf(storedVisit.visit),
  };
}

/**
 * Whether a registration is in progress. Its own cashier must get the server's confirmation before another one takes
 * over.
 */
export function awaitsAnswer(): boolean {
  const storedVisit = visitStore.begun();
  return storedVisit !== null && storedVisit.visit.phase !== "open";
}

import type { StatusTone } from "#packages/ui/figures/StatusWord.tsx";
import type { Invoice } from "./queries.ts";

export type InvoiceState =
  | "PAID"
  | "OPEN"
  | "DECLINED"
  | "UNDER_WAY"
  | "OVERDUE"
  | "DISPUTED"
  | "CREDITED"
  | "CREDIT_NOTE";

/** Returns the state of an invoice on a day, from the payer's view. */
export function invoiceState(
  {
    kind,
    owed,
    credited,
    dueOn,
    charge,
    disputed,
  }: Pick<Invoice, "kind" | "owed" | "credited" | "dueOn" | "charge" | "disputed">,
  today: string,
): InvoiceState {
  if (kind === "CREDIT_NOTE") return "CREDIT_NOTE";
  if (owed > 0 && charge?.state === "PROCESSING") return "UNDER_WAY";
  if (owed > 0 && charge?.state === "FAILED") return "DECLINED";
  if (owed > 0) return dueOn < today ? "OVERDUE" : "OPEN";
  if (disputed !== null) return "DISPUTED";
  return credited ? "CREDITED" : "PAID";
}

export const invoiceTones: Record<InvoiceState, StatusTone> = {
  PAID: "good",
  OPEN: "wait",
  DECLINED: "bad",
  UNDER_WAY: "wait",
  OVERDUE: "bad",
  DISPUTED: "wait",
  CREDITED: "calm",
  CREDIT_NOTE: "calm",
};

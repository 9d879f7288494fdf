/** An issued invoice in a company's account, in öre. */
export interface ChargedInvoice {
  id: number;
  dueOn: Temporal.PlainDate;
  totalOre: number;
  /** The fees of reminders. */
  feesOre: number;
  /** The sum of credit notes, at most the total. */
  creditedOre: number;
}

/** A received amount in öre. Refunds are deducted; a repayment is negative. */
export interface ReceivedPayment {
  /** The invoice that the payment names; null for none of the company's. */
  invoiceId: number | null;
  ore: number;
}

export interface CompanyAccount {
  /** The remaining debt of each invoice. */
  owedOre: ReadonlyMap<number, number>;
  /** The amount received beyond all debts, which pays the next invoices. */
  creditOre: number;
  /** The due day of the oldest debt; null without debt. */
  unpaidDueOn: Temporal.PlainDate | null;
}

const oldestFirst = (a: ChargedInvoice, b: ChargedInvoice) =>
  Temporal.PlainDate.compare(a.dueOn, b.dueOn) || a.id - b.id;

/** Returns the charged amount that was not received for an invoice; negative if more was received. */
function leftOf({ id, totalOre, feesOre, creditedOre }: ChargedInvoice, received: readonly ReceivedPayment[]): number {
  const named = received.filter(({ invoiceId }) => invoiceId === id).reduce((sum, { ore }) => sum + ore, 0);
  return totalOre + feesOre - creditedOre - named;
}

/**
 * Computes a company's account from all charges and payments. A payment covers the invoice it names; any excess covers
 * the oldest debt. The order and repetition of events do not matter.
 */
export function companyAccount(
  invoices: readonly ChargedInvoice[],
  received: readonly ReceivedPayment[],
): CompanyAccount {
  const owed = new Map<number, number>();
  let beyond = 0;
  for (const invoice of invoices) {
    const remainingOre = leftOf(invoice, received);
    owed.set(invoice.id, Math.max(0, remainingOre));
    beyond += Math.max(0, -remainingOre);
  }
  for (const { invoiceId, ore } of received) if (invoiceId === null || !owed.has(invoiceId)) beyond += ore;
  for (const { id } of invoices.toSorted(oldestFirst)) {
    const open = owed.get(id) ?? 0;
    const covered = Math.min(open, beyond);
    owed.set(id, open - covered);
    beyond -= covered;
  }
  const unpaid = invoices.filter(({ id }) => (owed.get(id) ?? 0) > 0).sort(oldestFirst);
  return { owedOre: owed, creditOre: beyond, unpaidDueOn: unpaid[0]?.dueOn ?? null };
}

/**
 * Returns the repayable amount of an invoice in öre: received beyond its debt (credited or overpaid) and not used for
 * another invoice. Repaying it creates no debt.
 */
export const repayableOre = (
  invoice: ChargedInvoice,
  received: readonly ReceivedPayment[],
  { creditOre }: Pick<CompanyAccount, "creditOre">,
): number => Math.max(0, Math.min(creditOre, -leftOf(invoice, received)));

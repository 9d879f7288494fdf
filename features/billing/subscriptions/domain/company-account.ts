/** An issued invoice as a company's account sees it, in öre. */
export interface ChargedInvoice {
  id: number;
  dueOn: Temporal.PlainDate;
  totalOre: number;
  /** Fees of reminders. */
  feesOre: number;
  /** What credit notes have taken off; never above the total. */
  creditedOre: number;
}

/** What has come in and stayed, in öre: what was given back is taken off, or is one below nothing. */
export interface ReceivedPayment {
  /** The invoice it named; null for none of the company's. */
  invoiceId: number | null;
  ore: number;
}

export interface CompanyAccount {
  /** What is still to be paid of each invoice. */
  owedOre: ReadonlyMap<number, number>;
  /** What came in beyond all that was owed: it pays what comes next. */
  creditOre: number;
  /** When the oldest of what is owed was to be paid; null: nothing is owed. */
  unpaidDueOn: Temporal.PlainDate | null;
}

const oldestFirst = (a: ChargedInvoice, b: ChargedInvoice) =>
  Temporal.PlainDate.compare(a.dueOn, b.dueOn) || a.id - b.id;

/** What was charged of an invoice and has not come in for it; below nothing: so much more came. */
function leftOf({ id, totalOre, feesOre, creditedOre }: ChargedInvoice, received: readonly ReceivedPayment[]): number {
  const named = received.filter(({ invoiceId }) => invoiceId === id).reduce((sum, { ore }) => sum + ore, 0);
  return totalOre + feesOre - creditedOre - named;
}

/**
 * A company's account, from all it was charged and all that came in. A payment covers the invoice it names; what is beyond goes
 * to the oldest that is owed. Nothing else counts: no order in which events came, nor how often they were told.
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
 * What may go back to a company of what it paid for an invoice, in öre: what came in beyond it (it was credited, or paid twice), as
 * far as it has not paid another. Nothing is owed anew for it.
 */
export const repayableOre = (
  invoice: ChargedInvoice,
  received: readonly ReceivedPayment[],
  { creditOre }: Pick<CompanyAccount, "creditOre">,
): number => Math.max(0, Math.min(creditOre, -leftOf(invoice, received)));

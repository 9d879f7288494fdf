import { type InvoiceRow, namesOf } from "#features/billing/invoices/api/invoice-shape.ts";
import type { Said } from "#features/billing/subscriptions/api/tell-company.ts";

type Named = Pick<InvoiceRow, "number" | "seller" | "buyer">;

/** Confirms that a payment was repaid. */
export const repaidSaid =
  (invoice: Named, amountOre: number): Said =>
  ({ t, money }) => {
    const number = String(invoice.number);
    const amount = money(amountOre);
    return {
      subject: t("repaid.subject", { amount }),
      heading: t("repaid.heading"),
      paragraphs: [t("repaid.text", { number, amount, company: namesOf(invoice).company })],
      label: t("repaid.button"),
      notes: [],
    };
  };

/** Confirms a payment for an invoice. */
export const receivedSaid =
  (invoice: Named, amountOre: number): Said =>
  ({ t, money }) => {
    const number = String(invoice.number);
    const amount = money(amountOre);
    return {
      subject: t("received.subject", { number }),
      heading: t("received.heading"),
      paragraphs: [t("received.text", { number, amount, company: namesOf(invoice).company })],
      label: t("received.button"),
      notes: [],
    };
  };

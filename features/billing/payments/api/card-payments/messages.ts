import { type InvoiceRow, namesOf } from "#features/billing/invoices/api/invoice-shape.ts";
import { dueDayOf } from "#features/billing/subscriptions/api/due-day.ts";
import type { Said } from "#features/billing/subscriptions/api/tell-company.ts";
import { suspendedAfterDays } from "#features/billing/subscriptions/domain/subscription.ts";
import type { CardDispute } from "#packages/domain/card-payments.ts";

type Disputed = Pick<InvoiceRow, "number" | "due_on" | "due_again_on" | "owed_ore" | "seller" | "buyer">;
type UnpaidInvoice = Pick<InvoiceRow, "number" | "due_on" | "due_again_on" | "owed_ore" | "ocr" | "seller">;

/** Reports that a card was declined; `again` is the day of the next automatic attempt, or null. */
export const declinedSaid =
  (invoice: UnpaidInvoice, { last4, again }: { last4: string; again: Temporal.PlainDate | null }): Said =>
  ({ t, day, money }) => {
    const number = String(invoice.number);
    const { bankgiro = "" } = invoice.seller as { bankgiro?: string };
    const suspension = day(dueDayOf(invoice).add({ days: suspendedAfterDays }));
    return {
      subject: t("declined.subject", { number }),
      heading: t("declined.heading"),
      paragraphs: [
        t("declined.text", { number, last4, owed: money(invoice.owed_ore) }),
        again ? t("declined.again", { day: day(again) }) : t("declined.last"),
        ...(bankgiro ? [t("declined.byBank", { bankgiro, ocr: invoice.ocr })] : []),
      ],
      label: t("declined.button"),
      notes: again ? [] : [t("declined.suspension", { day: suspension })],
    };
  };

/** Reports to the platform that a dispute was opened or decided. Amounts are in öre. */
export const disputeSaid =
  (invoice: Disputed, { amountOre, state }: Pick<CardDispute, "amountOre" | "state">): Said =>
  ({ t, day, money }) => {
    const about = { number: String(invoice.number), company: namesOf(invoice).company, amount: money(amountOre) };
    const { due_again_on: due, owed_ore: owedOre } = invoice;
    const which = { OPEN: "disputed", LOST: "disputeLost", WON: "disputeWon" } as const;
    const key = which[state];
    return {
      subject: t(`${key}.subject`, about),
      heading: t(`${key}.heading`),
      paragraphs: [
        t(`${key}.text`, about),
        ...(state === "OPEN" ? [t("disputed.next")] : []),
        ...(state === "LOST" && due && owedOre > 0 ? [t("disputeLost.owed", { due: day(due) })] : []),
      ],
      label: t(`${key}.button`),
      notes: [],
    };
  };

/** Reports to the company that a charged-back card payment is owed again. */
export const chargedBackSaid =
  (invoice: Disputed, amountOre: number): Said =>
  ({ t, day, money }) => {
    const about = { number: String(invoice.number), company: namesOf(invoice).company, amount: money(amountOre) };
    const due = day(dueDayOf(invoice));
    return {
      subject: t("chargedBack.subject", about),
      heading: t("chargedBack.heading"),
      paragraphs: [
        t("chargedBack.text", about),
        t("chargedBack.owed", { owed: money(invoice.owed_ore), due }),
        t("chargedBack.ask"),
      ],
      label: t("chargedBack.button"),
      notes: [],
    };
  };

/** Warns that a card is about to expire. */
export const expiringSaid =
  (company: string, { last4, expiresOn }: { last4: string; expiresOn: Temporal.PlainDate }): Said =>
  ({ t, day }) => ({
    subject: t("expiring.subject", { last4 }),
    heading: t("expiring.heading"),
    paragraphs: [t("expiring.text", { company, last4, day: day(expiresOn) }), t("expiring.next")],
    label: t("expiring.button"),
    notes: [],
  });

import { dueDayOf } from "#features/billing/subscriptions/api/due-day.ts";
import type { Said } from "#features/billing/subscriptions/api/tell-company.ts";
import { suspendedAfterDays } from "#features/billing/subscriptions/domain/subscription.ts";
import { type InvoiceRow, namesOf } from "./invoice-shape.ts";

type LetterInvoice = Pick<
  InvoiceRow,
  "number" | "period" | "due_on" | "due_again_on" | "ocr" | "owed_ore" | "total_ore" | "seller" | "buyer"
>;

/** Announces an invoice. `card` is the last digits of the card that pays it. */
export const invoiceSaid =
  (invoice: LetterInvoice, card: string | null): Said =>
  ({ t, day, month, money }) => {
    const { company, bankgiro } = namesOf(invoice);
    const total = money(invoice.total_ore);
    const byBank = bankgiro ? [t("invoice.byBank", { bankgiro, ocr: invoice.ocr })] : [];
    return {
      subject: t("invoice.subject", { number: String(invoice.number), total }),
      heading: t("invoice.heading", { month: month(invoice.period) }),
      paragraphs: [
        t("invoice.text", { company, total, due: day(dueDayOf(invoice)) }),
        ...(card ? [t("invoice.byCard", { last4: card })] : byBank),
      ],
      label: t("invoice.button"),
      notes: [],
    };
  };

/** Announces that an invoice was credited, in full or in part. */
export const creditNoteSaid =
  (note: LetterInvoice & Pick<InvoiceRow, "credits_number">): Said =>
  ({ t, money }) => {
    const total = money(note.total_ore);
    return {
      subject: t("creditNote.subject", { number: String(note.number), total }),
      heading: t("creditNote.heading", { total }),
      paragraphs: [t("creditNote.text", { company: namesOf(note).company, credited: String(note.credits_number) })],
      label: t("creditNote.button"),
      notes: [],
    };
  };

/** Reminds of an unpaid invoice and states the consequences. */
export const reminderSaid =
  (invoice: LetterInvoice, feeOre: number): Said =>
  ({ t, day, money }) => {
    const owed = money(invoice.owed_ore);
    const dueOn = dueDayOf(invoice);
    const suspension = day(dueOn.add({ days: suspendedAfterDays }));
    const due = day(dueOn);
    return {
      subject: t("reminder.subject", { number: String(invoice.number) }),
      heading: t("reminder.heading"),
      paragraphs: [
        t("reminder.text", { number: String(invoice.number), company: namesOf(invoice).company, due, owed }),
        ...(feeOre > 0 ? [t("reminder.fee", { fee: money(feeOre) })] : []),
        t("reminder.suspension", { day: suspension }),
      ],
      label: t("reminder.button"),
      notes: [t("reminder.crossed")],
    };
  };

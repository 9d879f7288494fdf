import { suspendedAfterDays } from "@stammis/domain/billing/subscription";
import type { InvoiceRow } from "../billing/invoice-shape.ts";
import type { Said } from "../billing/tell-company.ts";

type Told = Pick<InvoiceRow, "number" | "due_on" | "owed_ore" | "ocr" | "seller">;

/** That a card was refused; `again`: when it is asked next, null for not by itself. */
export const declinedSaid =
  (invoice: Told, { last4, again }: { last4: string; again: Temporal.PlainDate | null }): Said =>
  ({ t, day, money }) => {
    const number = String(invoice.number);
    const { bankgiro = "" } = invoice.seller as { bankgiro?: string };
    const suspension = day(invoice.due_on.add({ days: suspendedAfterDays }));
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

/** That a card is about to expire. */
export const expiringSaid =
  (company: string, { last4, expiresOn }: { last4: string; expiresOn: Temporal.PlainDate }): Said =>
  ({ t, day }) => ({
    subject: t("expiring.subject", { last4 }),
    heading: t("expiring.heading"),
    paragraphs: [t("expiring.text", { company, last4, day: day(expiresOn) }), t("expiring.next")],
    label: t("expiring.button"),
    notes: [],
  });

import { type InvoiceWords, invoiceWords } from "#features/billing/invoices/i18n/invoices/invoice-words.ts";
import type { ComingPrice } from "#features/billing/subscriptions/domain/coming-prices.ts";
import type { Letter } from "#features/messages/letters/api/render-letter.ts";
import type { PlatformDocument } from "#features/platform/documents/domain/platform-documents.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { type AnnouncementTexts, announcementIn } from "../../domain/announcement.ts";
import { type NoticePhrases, noticePhrases } from "../../i18n/merchant-notices/phrases.ts";

type Words = Pick<InvoiceWords, "day" | "money"> & { t: NoticePhrases; language: Language };

/** A mail without its button's address: `leadsTo` is a path of the back office or a URL. */
type SaidLetter = Omit<Letter, "button" | "notes"> & { label: string; leadsTo: string };

/** A message, written in its reader's language; null if it has no text. */
export type Said = (words: Words) => SaidLetter | null;

export const noticeWords = (language: Language): Words => {
  const { day, money } = invoiceWords(language);
  return { day, money, t: noticePhrases(language), language };
};

const billing = "/billings/details";
const documentPaths: Record<PlatformDocument, string> = {
  TERMS_OF_SERVICE: "/terms/service",
  PRIVACY_POLICY: "/terms/privacy",
  DATA_PROCESSING_AGREEMENT: "/terms/dpa",
};
const dayOf = (day: string) => Temporal.PlainDate.from(day);

export const priceSaid =
  (company: string, { from, was, becomes }: ComingPrice): Said =>
  ({ t, day, money }) => ({
    subject: t("price.subject", { company, day: day(from) }),
    heading: t("price.heading", { day: day(from) }),
    paragraphs: [
      t("price.text", { company, day: day(from), becomes: money(becomes.locationOre), was: money(was.locationOre) }),
      t("price.members", { included: becomes.membersIncluded, member: money(becomes.memberOre) }),
      t("price.leave"),
    ],
    label: t("price.button"),
    leadsTo: billing,
  });

export const priceCalledOffSaid =
  (company: string, on: Temporal.PlainDate): Said =>
  ({ t, day }) => ({
    subject: t("priceCalledOff.subject", { company, day: day(on) }),
    heading: t("priceCalledOff.heading"),
    paragraphs: [t("priceCalledOff.text", { company, day: day(on) })],
    label: t("priceCalledOff.button"),
    leadsTo: billing,
  });

export const documentSaid =
  (name: PlatformDocument, { version, demandedFrom }: { version: string; demandedFrom: string | null }): Said =>
  ({ t, day }) => {
    const document = t(`documents.${name}`);
    return {
      subject: t("document.subject", { document, day: day(dayOf(version)) }),
      heading: t("document.heading", { document }),
      paragraphs: [
        t("document.text", { day: day(dayOf(version)) }),
        demandedFrom === null ? t("document.nothing") : t("document.demanded", { day: day(dayOf(demandedFrom)) }),
      ],
      label: t("document.button"),
      leadsTo: documentPaths[name],
    };
  };

export const documentWithdrawnSaid =
  (name: PlatformDocument, on: Temporal.PlainDate): Said =>
  ({ t, day }) => {
    const document = t(`documents.${name}`);
    return {
      subject: t("documentWithdrawn.subject", { document, day: day(on) }),
      heading: t("documentWithdrawn.heading"),
      paragraphs: [t("documentWithdrawn.text", { document, day: day(on) })],
      label: t("documentWithdrawn.button"),
      leadsTo: documentPaths[name],
    };
  };

/** Writes an announcement as the back office shows it: in the reader's language or else in English. */
export const announcementSaid =
  (texts: AnnouncementTexts, link: string): Said =>
  ({ t, language }) => {
    const announcement = announcementIn(texts, language);
    if (!announcement) return null;
    return {
      subject: announcement.title,
      heading: announcement.title,
      paragraphs: announcement.text.split(/\n+/),
      label: link ? t("announcement.more") : t("announcement.open"),
      leadsTo: link || "/",
    };
  };

import { comingPrices, saysOf } from "#features/billing/subscriptions/domain/coming-prices.ts";
import type { PlatformDocument } from "#features/platform/documents/domain/platform-documents.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { isFor } from "../../domain/announcement.ts";
import type { Coming, Notice } from "../../domain/notices-due.ts";
import {
  announcementSaid,
  documentSaid,
  documentWithdrawnSaid,
  priceCalledOffSaid,
  priceSaid,
  type Said,
} from "./messages.ts";
import type { Decided, Merchant, NoticedCompany } from "./queries.ts";

/** A future event with its mail to merchants. */
export type ComingLetter = Coming & { said: Said };

const priceOf = (companyId: number) => `price ${companyId}`;
const documentOf = (document: string) => `document ${document}`;
const announcementOf = (id: number) => `announcement ${id}`;

/** Returns the notice subjects of the announcements. Notices of prices and documents are found by their days. */
export const announcementsIn = ({ announcements }: Decided) => announcements.map(({ id }) => announcementOf(id));

function pricesOf(company: NoticedCompany, { plans, prices }: Decided, today: Temporal.PlainDate): ComingLetter[] {
  const tariff = { plans: plans.get(company.id) ?? [], prices };
  return comingPrices(tariff, company, today).map((coming) => ({
    subject: priceOf(company.id),
    day: coming.from,
    says: saysOf(coming.becomes),
    said: priceSaid(company.name, coming),
  }));
}

function documentsOf({ companies }: Merchant, { versions }: Decided): ComingLetter[] {
  return versions
    .filter(({ published_at }) => companies.some(({ since }) => Temporal.Instant.compare(since, published_at) < 0))
    .map(({ document, version, demandedFrom }) => ({
      subject: documentOf(document),
      day: Temporal.PlainDate.from(version),
      says: demandedFrom ?? "",
      said: documentSaid(document, { version, demandedFrom }),
    }));
}

function announcementsOf(companies: readonly NoticedCompany[], { announcements }: Decided): ComingLetter[] {
  return announcements
    .filter(({ audience }) => companies.some(({ spans }) => isFor(audience, { subscribed: spans.length > 0 })))
    .map(({ id, created_at, texts, link }) => ({
      // An announcement is mailed once, even if its text or days change.
      subject: announcementOf(id),
      says: "",
      day: platformToday(created_at),
      said: announcementSaid(texts, link),
    }));
}

/** Returns the events a merchant is notified of. */
export function comingFor(
  merchant: Merchant,
  companies: readonly NoticedCompany[],
  decided: Decided,
  today: Temporal.PlainDate,
): ComingLetter[] {
  return [
    ...companies.flatMap((company) => pricesOf(company, decided, today)),
    ...documentsOf(merchant, decided),
    ...announcementsOf(companies, decided),
  ];
}

/** Returns the mail that withdraws a notice, or null if none is needed. */
export function takenBackSaid({ subject, day }: Notice, companies: readonly NoticedCompany[]): Said | null {
  const company = companies.find(({ id }) => subject === priceOf(id));
  if (company) return priceCalledOffSaid(company.name, day);
  const [kind, document] = subject.split(" ");
  return kind === "document" ? documentWithdrawnSaid(document as PlatformDocument, day) : null;
}

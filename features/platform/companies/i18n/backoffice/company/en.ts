import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "The company",
  lead: "Shown on invoices and in agreements. Members see the club’s name, not the company’s.",
  details: "Details",
  saved: "Company saved",
  failed: "Unable to save the company",
  fetchFailed: "Unable to load the company",
  agreements: "Agreements",
  agreementsLead: "What applies between the company and Stammis.",
  acceptedBy: "Accepted by {name}, {date}",
  newer: "There’s a newer version now.",
  notAccepted: "Not accepted yet",
  accept: "Accept",
  acceptNamed: "Accept {document}",
  accepted: "Accepted for {company}",
  acceptFailed: "Unable to accept",
};

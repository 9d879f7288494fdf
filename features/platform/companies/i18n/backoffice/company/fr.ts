import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "L’entreprise",
  lead: "Ces informations figurent sur les factures et les contrats. Les membres voient le nom du club, pas celui de l’entreprise.",
  details: "Informations",
  saved: "L’entreprise est enregistrée",
  failed: "Impossible d’enregistrer l’entreprise",
  fetchFailed: "Impossible de charger l’entreprise",
  agreements: "Contrats",
  agreementsLead: "Ce qui s’applique entre l’entreprise et Stammis.",
  acceptedBy: "Accepté par {name}, {date}",
  newer: "Une version plus récente existe depuis.",
  notAccepted: "Pas encore accepté",
  accept: "Accepter",
  acceptNamed: "Accepter {document}",
  accepted: "Accepté pour {company}",
  acceptFailed: "Impossible d’accepter",
};

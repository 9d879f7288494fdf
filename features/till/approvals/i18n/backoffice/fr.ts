import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  menu: "Approbations",
  title: "Approbations",
  waiting: "En attente de votre réponse",
  waitingCount: "{count, plural, one {# en attente de votre réponse} other {# en attente de votre réponse}}",
  newcomer: "Nouveau client",
  nameless: "Membre sans nom",
  asks: "Demandé par {name}, {place}",
  asksNameless: "Demandé par un caissier, {place}",
  answerBy: "Répondre avant {time}",
  approve: "Approuver",
  approveNamed: "Approuver {what}",
  decline: "Refuser",
  declineNamed: "Refuser {what}",
  declineTitle: "Refuser l’achat\u00a0?",
  declineText: "{what}. La caisse en sera informée aussitôt.",
  reason: "Motif",
  reasonHint: "Facultatif. Affiché en caisse.",
  approvedDone: "{what}\u00a0: approuvé. La caisse enregistre l’achat.",
  declinedDone: "{what}\u00a0: refusé. La caisse en est informée.",
  answerFailed: "Votre réponse n’a pas pu être envoyée",
  failed: "Impossible de charger les approbations",
  none: "Aucune demande pour l’instant",
  setLimit: "Fixer la limite",
  noneFound: "Aucune demande ne correspond",
  noneText:
    "Quand un achat dépasse ce qu’un caissier peut confirmer seul, la caisse peut vous demander votre accord ici. La limite se règle dans Points.",
  states: {
    WAITING: "En attente",
    APPROVED: "Approuvé",
    DECLINED: "Refusé",
    WITHDRAWN: "Retiré",
    EXPIRED: "Sans réponse à temps",
  },
  by: "par {name}",
};

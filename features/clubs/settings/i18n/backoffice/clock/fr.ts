import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  title: "L’horloge du bac à sable",
  shown: "L’horloge indique",
  ahead:
    "{days, plural, =0 {La même heure qu’en réalité} one {# jour d’avance sur l’heure réelle} other {# jours d’avance sur l’heure réelle}}",
  forward: "Avancer de",
  day: "1 jour",
  week: "1 semaine",
  month: "1 mois",
  toDate: "Jusqu’à une date",
  move: "Avancer",
  meaning:
    "Tout se passe dans le club comme si le temps s’était écoulé\u00a0: des points expirent, des cartes à tampons recommencent, des offres commencent et se terminent.",
  noReturn: "L’horloge ne peut pas revenir en arrière.",
  noMessages: "Rien n’est envoyé à personne. E-mails et SMS restent dans la <outbox>boîte d’envoi</outbox>.",
  moved: "L’horloge indique le {date}",
  failed: "Impossible d’avancer l’horloge",
  fetchFailed: "Impossible de charger l’horloge",
  section: "Essayer d’abord",
  make: "Bac à sable pour essayer",
  makeHint:
    "Un club fictif. Vous pouvez avancer son horloge pour voir des points expirer et des cartes recommencer, et aucun e-mail ni SMS n’est envoyé. Un bac à sable reste un bac à sable.",
};

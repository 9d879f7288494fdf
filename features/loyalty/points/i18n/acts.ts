import type { ActWords } from "#packages/i18n/act-words.ts";
import type { pointsActs } from "../domain/acts.ts";

export const pointsActWords = {
  "correct-points": {
    sv: "Gav <thing>{name}</thing> {points, plural, one {# poäng} other {# poäng}}",
    en: "Gave <thing>{name}</thing> {points, plural, one {# point} other {# points}}",
    fr: "A donné {points, plural, one {# point} other {# points}} à <thing>{name}</thing>",
  },
  "withdraw-correction": {
    sv: "Tog tillbaka en gåva på {points, plural, one {# poäng} other {# poäng}} från <thing>{name}</thing>",
    en: "Took back a gift of {points, plural, one {# point} other {# points}} from <thing>{name}</thing>",
    fr: "A repris un cadeau de {points, plural, one {# point} other {# points}} à <thing>{name}</thing>",
  },
  "deduct-points": {
    sv: "Drog {points, plural, one {# poäng} other {# poäng}} från <thing>{name}</thing>",
    en: "Took {points, plural, one {# point} other {# points}} from <thing>{name}</thing>",
    fr: "A déduit {points, plural, one {# point} other {# points}} pour <thing>{name}</thing>",
  },
  "withdraw-deduction": {
    sv: "Gav tillbaka {points, plural, one {# poäng} other {# poäng}} som hade dragits från <thing>{name}</thing>",
    en: "Gave back {points, plural, one {# point} other {# points}} that had been taken from <thing>{name}</thing>",
    fr: "A rendu {points, plural, one {# point déduit} other {# points déduits}} à <thing>{name}</thing>",
  },
  "update-club-points": {
    sv: "Ändrade reglerna för poäng",
    en: "Changed the rules for points",
    fr: "A modifié les règles de points",
  },
  "activate-club-points": { sv: "Startade poängen", en: "Started points", fr: "A activé les points" },
  "deactivate-club-points": { sv: "Stoppade poängen", en: "Stopped points", fr: "A désactivé les points" },
  "set-correction-limits": {
    sv: "Ändrade hur mycket poäng en kassör får ge",
    en: "Changed how many points a cashier may give",
    fr: "A modifié le nombre de points qu’un caissier peut donner",
  },
  "set-alone-limits": {
    sv: "Ändrade vilka belopp en kassör får bekräfta själv",
    en: "Changed the amounts a cashier may confirm alone",
    fr: "A modifié les montants qu’un caissier peut confirmer seul",
  },
  "set-look-up-limit": {
    sv: "Ändrade reglerna för uppslag i kassan",
    en: "Changed the rules for look-ups at the till",
    fr: "A modifié les règles de consultation en caisse",
  },
  "set-point-cost": {
    sv: "Ändrade vad en poäng kostar i rapporterna",
    en: "Changed what a point costs in the reports",
    fr: "A modifié le coût d’un point dans les rapports",
  },
} as const satisfies ActWords<typeof pointsActs>;

import type { RetentionRules, serverRetention } from "../domain/retention.ts";
import type { Words } from "./list-words.ts";

/** The retention rules that a club sees. */
type Shown<Rules extends RetentionRules> = {
  [Kind in keyof Rules]: Rules[Kind]["shown"] extends null ? never : Kind;
}[keyof Rules];

/** The words for each retention rule that a club sees: the stored data and the reason for the period. */
export type RetentionWords<Rules extends RetentionRules> = {
  readonly [Kind in Shown<Rules>]: { readonly name: Words; readonly why: Words };
};

export const serverRetentionWords = {
  storedAnswers: {
    name: {
      sv: "Svar på det kassan skickat två gånger",
      en: "Answers to repeated requests from the till",
      fr: "Réponses aux demandes répétées de la caisse",
    },
    why: {
      sv: "Ett dygn, för ett besök 30 dagar, så att ett köp aldrig registreras dubbelt.",
      en: "A day, or 30 days for a visit, so that no purchase is registered twice.",
      fr: "Un jour, ou 30 jours pour une visite, afin qu’aucun achat ne soit enregistré deux fois.",
    },
  },
  tries: {
    name: { sv: "Räknade försök", en: "Counted attempts", fr: "Tentatives comptées" },
    why: {
      sv: "Till exempel att logga in, så att ingen kan gissa hur länge som helst. Försvinner när spärren är över.",
      en: "Failed logins, for example, so that nobody can keep guessing. Removed when the block is over.",
      fr: "Lors d’une connexion, par exemple, pour que personne n’essaie sans fin. Supprimées à la fin du blocage.",
    },
  },
  deadJobs: {
    name: { sv: "Uppdrag som gavs upp", en: "Background jobs that failed", fr: "Tâches abandonnées" },
    why: {
      sv: "Så att Stammis kan ta reda på varför.",
      en: "So that Stammis can find out why.",
      fr: "Pour que Stammis puisse comprendre pourquoi.",
    },
  },
} as const satisfies RetentionWords<typeof serverRetention>;

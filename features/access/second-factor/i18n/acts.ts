import type { ActWords } from "#packages/i18n/act-words.ts";
import type { secondFactorActs } from "../domain/acts.ts";

export const secondFactorActWords = {
  "demand-second-factor": {
    sv: "Ändrade kravet på ett andra steg vid inloggning",
    en: "Changed the requirement for a second step at login",
    fr: "A modifié l’exigence d’une seconde étape à la connexion",
  },
} as const satisfies ActWords<typeof secondFactorActs>;

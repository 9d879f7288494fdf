import type { ActWords } from "#packages/i18n/act-words.ts";
import type { incidentsActs } from "../domain/acts.ts";

export const incidentsActWords = {
  "open-incident": {
    sv: "Antecknade en personuppgiftsincident",
    en: "Recorded a personal data breach",
    fr: "A noté une violation de données",
  },
  "change-incident": {
    sv: "Ändrade en personuppgiftsincident",
    en: "Changed a personal data breach",
    fr: "A modifié une violation de données",
  },
  "report-incident": {
    sv: "Antecknade att en incident är anmäld till myndigheten",
    en: "Recorded that a breach was reported to the authority",
    fr: "A noté qu’une violation a été notifiée à l’autorité",
  },
  "close-incident": {
    sv: "Avslutade en personuppgiftsincident",
    en: "Closed a personal data breach",
    fr: "A clos une violation de données",
  },
} as const satisfies ActWords<typeof incidentsActs>;

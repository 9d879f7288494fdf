import type { ActWords } from "#packages/i18n/act-words.ts";
import type { sessionsActs } from "../domain/acts.ts";

export const sessionsActWords = {
  "end-impersonation": {
    sv: "Slutade se klubben som <thing>{name}</thing>",
    en: "Stopped viewing the club as <thing>{name}</thing>",
    fr: "A cessé de consulter le club en tant que <thing>{name}</thing>",
  },
} as const satisfies ActWords<typeof sessionsActs>;

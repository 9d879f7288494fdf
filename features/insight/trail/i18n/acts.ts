import type { ActWords } from "#packages/i18n/act-words.ts";
import type { trailActs } from "../domain/acts.ts";

export const trailActWords = {
  "export-list": { sv: "Hämtade en lista som fil", en: "Downloaded a list as a file", fr: "A téléchargé une liste" },
} as const satisfies ActWords<typeof trailActs>;

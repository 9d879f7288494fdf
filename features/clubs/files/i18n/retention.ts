import type { RetentionWords } from "#packages/i18n/retention-words.ts";
import type { filesRetention } from "../domain/retention.ts";

export const filesRetentionWords = {
  unusedFiles: {
    name: { sv: "Bilder som inte används", en: "Unused pictures", fr: "Images inutilisées" },
    why: {
      sv: "Räknas från att inget visar bilden längre, så att nyss skickade mejl behåller sina bilder.",
      en: "Counted from when nothing shows the picture any more, so that emails sent recently still show it.",
      fr: "À compter du moment où plus rien ne montre l’image, pour que les e-mails récents restent entiers.",
    },
  },
} as const satisfies RetentionWords<typeof filesRetention>;

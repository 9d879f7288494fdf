import type { ActWords } from "#packages/i18n/act-words.ts";
import type { importsActs } from "../domain/acts.ts";

export const importsActWords = {
  "start-import": {
    sv: "Laddade upp en fil med medlemmar",
    en: "Uploaded a file of members",
    fr: "A téléversé un fichier de membres",
  },
  "run-import": {
    sv: "Importerade medlemmar från en fil",
    en: "Imported members from a file",
    fr: "A importé des membres d’un fichier",
  },
  "stop-import": {
    sv: "Stoppade en import av medlemmar",
    en: "Stopped an import of members",
    fr: "A arrêté une importation de membres",
  },
  "undo-import": {
    sv: "Ångrade en import av medlemmar",
    en: "Undid an import of members",
    fr: "A annulé une importation de membres",
  },
  "invite-imported": {
    sv: "Bjöd in medlemmar som importerats från en fil",
    en: "Invited members imported from a file",
    fr: "A invité des membres importés depuis un fichier",
  },
  "remove-import": {
    sv: "Tog bort en import av medlemmar",
    en: "Removed an import of members",
    fr: "A supprimé une importation de membres",
  },
} as const satisfies ActWords<typeof importsActs>;

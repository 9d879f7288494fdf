import { memberDataWords } from "#features/member-data-words.ts";
import type { WordLanguage, Words } from "#packages/i18n/list-words.ts";
import type { MemberDataWords, PartWords } from "#packages/i18n/member-data-words.ts";

/** The texts of the data file that belong to no single part. */
export const dataFileWords = {
  fileName: { sv: "uppgifter om medlem", en: "data about member", fr: "données du membre" },
  headings: {
    part: { sv: "Del", en: "Part", fr: "Partie" },
    number: { sv: "Nummer", en: "Number", fr: "Numéro" },
    fact: { sv: "Uppgift", en: "What", fr: "Donnée" },
    value: { sv: "Värde", en: "Value", fr: "Valeur" },
  },
  /** Codes used in several parts of the data file, and the audit actions of this area. */
  codes: {
    EMAIL: { sv: "E-post", en: "Email", fr: "E-mail" },
    SMS: { sv: "SMS", en: "Text message", fr: "SMS" },
    WAITING: { sv: "Väntar", en: "Waiting", fr: "En attente" },
    SENT: { sv: "Skickat", en: "Sent", fr: "Envoyé" },
    "leave-membership": {
      sv: "Medlemmen lämnade klubben",
      en: "The member left the club",
      fr: "Le membre a quitté le club",
    },
    "export-member-data": { sv: "Hämtade den här filen", en: "Downloaded this file", fr: "A téléchargé ce fichier" },
    "export-own-data": {
      sv: "Medlemmen hämtade den här filen",
      en: "The member downloaded this file",
      fr: "Le membre a téléchargé ce fichier",
    },
    FAILED: { sv: "Kom inte fram", en: "Not delivered", fr: "Non remis" },
  },
} as const;

export type DataPart = keyof typeof memberDataWords;
const wordsOfParts: MemberDataWords = memberDataWords;

const codes: Record<string, Words> = Object.assign(
  { ...dataFileWords.codes },
  ...Object.values(wordsOfParts).map((part: PartWords) => part.codes ?? {}),
);

/** Returns the text of a code; a code without text is returned unchanged. */
export const codeWord = (code: string, language: WordLanguage): string => codes[code]?.[language] ?? code;

/** Returns the title of a part and the texts of its facts. */
export function partWords(part: DataPart, language: WordLanguage): { title: string; facts: Record<string, string> } {
  const { title, facts } = wordsOfParts[part] as PartWords;
  return {
    title: title[language],
    facts: Object.fromEntries(Object.entries(facts).map(([name, words]) => [name, words[language]])),
  };
}

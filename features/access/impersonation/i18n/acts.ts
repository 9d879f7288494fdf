import type { ActWords } from "#packages/i18n/act-words.ts";
import type { impersonationActs } from "../domain/acts.ts";

export const impersonationActWords = {
  "start-impersonation": {
    sv: "Såg klubben som <thing>{name}</thing>",
    en: "Viewed the club as <thing>{name}</thing>",
    fr: "A consulté le club en tant que <thing>{name}</thing>",
  },
  "allow-support-changes": {
    sv: "Bestämde om Stammis får ändra i klubben",
    en: "Decided whether Stammis may change things in the club",
    fr: "A décidé si Stammis peut modifier le club",
  },
} as const satisfies ActWords<typeof impersonationActs>;

import type { ActWords } from "#packages/i18n/act-words.ts";
import type { registerActs } from "../domain/acts.ts";

export const registerActWords = {
  "look-ups-passed-limit": {
    sv: "Slog upp ovanligt många medlemmar på kort tid",
    en: "Looked up unusually many members in a short time",
    fr: "A consulté un nombre inhabituel de membres en peu de temps",
  },
  "return-purchase": {
    sv: "Tog emot en retur på {amount} av <thing>{name}</thing>",
    en: "Took a return of {amount} on <thing>{name}</thing>",
    fr: "A enregistré un retour de {amount} sur <thing>{name}</thing>",
  },
  "undo-purchase": {
    sv: "Ångrade <thing>{name}</thing>",
    en: "Undid <thing>{name}</thing>",
    fr: "A annulé <thing>{name}</thing>",
  },
  "cancel-redemption": {
    sv: "Ångrade en använd kupong för <thing>{name}</thing>",
    en: "Cancelled a coupon used by <thing>{name}</thing>",
    fr: "A annulé un coupon utilisé par <thing>{name}</thing>",
  },
} as const satisfies ActWords<typeof registerActs>;

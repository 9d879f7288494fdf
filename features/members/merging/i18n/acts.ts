import type { ActWords } from "#packages/i18n/act-words.ts";
import type { mergingActs } from "../domain/acts.ts";

export const mergingActWords = {
  "merge-members": {
    sv: "Slog ihop två medlemskap till <thing>{name}</thing>",
    en: "Merged two memberships into <thing>{name}</thing>",
    fr: "A fusionné deux adhésions en <thing>{name}</thing>",
  },
  "undo-merge": {
    sv: "Delade upp ett hopslaget medlemskap, <thing>{name}</thing>",
    en: "Separated a merged membership, <thing>{name}</thing>",
    fr: "A séparé une adhésion fusionnée, <thing>{name}</thing>",
  },
  "ask-merge": {
    sv: "Bad om att få slå ihop ett annat medlemskap med <thing>{name}</thing>",
    en: "Asked to merge another membership into <thing>{name}</thing>",
    fr: "A demandé à fusionner une autre adhésion avec <thing>{name}</thing>",
  },
  "ask-undo-merge": {
    sv: "Bad om att få dela på sammanslagna medlemskap, <thing>{name}</thing>",
    en: "Asked to separate a merged membership, <thing>{name}</thing>",
    fr: "A demandé à séparer une adhésion fusionnée, <thing>{name}</thing>",
  },
  "withdraw-merge-request": {
    sv: "Tog tillbaka en fråga om sammanslagning, <thing>{name}</thing>",
    en: "Withdrew a request about merging, <thing>{name}</thing>",
    fr: "A retiré une demande de fusion, <thing>{name}</thing>",
  },
  "decline-merge-request": {
    sv: "Sade nej till en fråga om sammanslagning, <thing>{name}</thing>",
    en: "Declined a request about merging, <thing>{name}</thing>",
    fr: "A refusé une demande de fusion, <thing>{name}</thing>",
  },
} as const satisfies ActWords<typeof mergingActs>;

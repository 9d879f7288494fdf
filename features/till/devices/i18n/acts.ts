import type { ActWords } from "#packages/i18n/act-words.ts";
import type { devicesActs } from "../domain/acts.ts";

export const devicesActWords = {
  "approve-till-device": {
    sv: "Godkände kassaenheten <thing>{name}</thing>",
    en: "Approved the till device <thing>{name}</thing>",
    fr: "A autorisé l’appareil de caisse <thing>{name}</thing>",
  },
  "rename-till-device": {
    sv: "Bytte namn på kassaenheten <thing>{name}</thing>",
    en: "Renamed the till device <thing>{name}</thing>",
    fr: "A renommé l’appareil de caisse <thing>{name}</thing>",
  },
  "revoke-till-device": {
    sv: "Återkallade kassaenheten <thing>{name}</thing>",
    en: "Revoked the till device <thing>{name}</thing>",
    fr: "A révoqué l’appareil de caisse <thing>{name}</thing>",
  },
  "set-pin": { sv: "Valde en kod för kassan", en: "Chose a till code", fr: "A choisi un code pour la caisse" },
  "remove-pin": {
    sv: "Tog bort sin kod för kassan",
    en: "Removed their till code",
    fr: "A supprimé son code de caisse",
  },
} as const satisfies ActWords<typeof devicesActs>;

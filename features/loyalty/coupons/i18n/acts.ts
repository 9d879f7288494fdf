import type { ActWords } from "#packages/i18n/act-words.ts";
import type { couponsActs } from "../domain/acts.ts";

export const couponsActWords = {
  "create-coupon": {
    sv: "Skapade kupongen <thing>{name}</thing>",
    en: "Created the coupon <thing>{name}</thing>",
    fr: "A créé le coupon <thing>{name}</thing>",
  },
  "update-coupon": {
    sv: "Ändrade kupongen <thing>{name}</thing>",
    en: "Changed the coupon <thing>{name}</thing>",
    fr: "A modifié le coupon <thing>{name}</thing>",
  },
  "set-coupon-status": {
    sv: "Ändrade läget för kupongen <thing>{name}</thing>",
    en: "Changed the status of the coupon <thing>{name}</thing>",
    fr: "A changé l’état du coupon <thing>{name}</thing>",
  },
  "set-coupon-image": {
    sv: "Bytte bild på kupongen <thing>{name}</thing>",
    en: "Changed a picture of the coupon <thing>{name}</thing>",
    fr: "A changé une image du coupon <thing>{name}</thing>",
  },
  "remove-coupon-image": {
    sv: "Tog bort en bild från kupongen <thing>{name}</thing>",
    en: "Removed a picture of the coupon <thing>{name}</thing>",
    fr: "A supprimé une image du coupon <thing>{name}</thing>",
  },
  "remove-coupon": {
    sv: "Tog bort utkastet till kupongen <thing>{name}</thing>",
    en: "Deleted the draft of the coupon <thing>{name}</thing>",
    fr: "A supprimé le brouillon du coupon <thing>{name}</thing>",
  },
} as const satisfies ActWords<typeof couponsActs>;

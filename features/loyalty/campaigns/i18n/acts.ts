import type { ActWords } from "#packages/i18n/act-words.ts";
import type { campaignsActs } from "../domain/acts.ts";

export const campaignsActWords = {
  "create-campaign": {
    sv: "Skapade kampanjen <thing>{name}</thing>",
    en: "Created the campaign <thing>{name}</thing>",
    fr: "A créé la campagne <thing>{name}</thing>",
  },
  "update-campaign": {
    sv: "Ändrade kampanjen <thing>{name}</thing>",
    en: "Changed the campaign <thing>{name}</thing>",
    fr: "A modifié la campagne <thing>{name}</thing>",
  },
  "set-campaign-status": {
    sv: "Ändrade läget för kampanjen <thing>{name}</thing>",
    en: "Changed the status of the campaign <thing>{name}</thing>",
    fr: "A changé l’état de la campagne <thing>{name}</thing>",
  },
  "set-campaign-banner": {
    sv: "Bytte bild på kampanjen <thing>{name}</thing>",
    en: "Changed the banner of the campaign <thing>{name}</thing>",
    fr: "A changé la bannière de la campagne <thing>{name}</thing>",
  },
  "set-campaign-banner-source": {
    sv: "Laddade upp ett foto till kampanjen <thing>{name}</thing>",
    en: "Uploaded a photo for the campaign <thing>{name}</thing>",
    fr: "A téléversé une photo pour la campagne <thing>{name}</thing>",
  },
  "remove-campaign-banner": {
    sv: "Tog bort bilden från kampanjen <thing>{name}</thing>",
    en: "Removed the banner of the campaign <thing>{name}</thing>",
    fr: "A supprimé la bannière de la campagne <thing>{name}</thing>",
  },
  "remove-campaign": {
    sv: "Tog bort utkastet till kampanjen <thing>{name}</thing>",
    en: "Deleted the draft of the campaign <thing>{name}</thing>",
    fr: "A supprimé le brouillon de la campagne <thing>{name}</thing>",
  },
} as const satisfies ActWords<typeof campaignsActs>;

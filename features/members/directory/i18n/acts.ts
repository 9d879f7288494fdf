import type { ActWords } from "#packages/i18n/act-words.ts";
import type { directoryActs } from "../domain/acts.ts";

export const directoryActWords = {
  "edit-member": {
    sv: "Ändrade uppgifter om <thing>{name}</thing>",
    en: "Changed the details of <thing>{name}</thing>",
    fr: "A modifié les données concernant <thing>{name}</thing>",
  },
  "edit-own-profile": {
    sv: "<thing>{name}</thing> ändrade sina egna uppgifter",
    en: "<thing>{name}</thing> changed their own details",
    fr: "<thing>{name}</thing> a modifié ses propres données",
  },
  "resend-contact": {
    sv: "Skickade om länken som bekräftar en ny adress för <thing>{name}</thing>",
    en: "Resent the link that confirms a new address for <thing>{name}</thing>",
    fr: "A renvoyé à <thing>{name}</thing> le lien qui confirme une nouvelle adresse",
  },
  "withdraw-contact": {
    sv: "Tog bort en obekräftad adress för <thing>{name}</thing>",
    en: "Removed an unconfirmed address for <thing>{name}</thing>",
    fr: "A supprimé une adresse non confirmée pour <thing>{name}</thing>",
  },
  "remove-member": {
    sv: "Tog bort <thing>{name}</thing> ur klubben",
    en: "Removed <thing>{name}</thing> from the club",
    fr: "A retiré <thing>{name}</thing> du club",
  },
} as const satisfies ActWords<typeof directoryActs>;

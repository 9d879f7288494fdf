import type { RetentionWords } from "#packages/i18n/retention-words.ts";
import type { contactsRetention } from "../domain/retention.ts";

export const contactsRetentionWords = {
  links: {
    name: {
      sv: "Länkar för att gå med och välja lösenord",
      en: "Links for joining and choosing a password",
      fr: "Liens pour adhérer ou choisir un mot de passe",
    },
    why: {
      sv: "Räknas från att länken gick ut. Så länge kan en utgången länk erbjuda en ny.",
      en: "Counted from when the link expired. Until they are removed, expired links can offer a new one.",
      fr: "À compter de l’expiration du lien. Pendant ce temps, un lien expiré peut en proposer un nouveau.",
    },
  },
  unproved: {
    name: {
      sv: "Adresser som väntar på att bekräftas",
      en: "Addresses waiting to be confirmed",
      fr: "Adresses en attente de confirmation",
    },
    why: {
      sv: "E-post och telefonnummer, räknat från den senaste länken.",
      en: "Email addresses and phone numbers, counted from the latest link sent.",
      fr: "Adresses e-mail et numéros de téléphone, à compter du dernier lien envoyé.",
    },
  },
} as const satisfies RetentionWords<typeof contactsRetention>;

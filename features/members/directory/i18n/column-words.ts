import type { FileWords } from "#packages/i18n/list-words.ts";
import type { memberColumns } from "../contract/columns.ts";

export const memberWords = {
  fileName: { sv: "medlemmar", en: "members", fr: "membres" },
  columns: {
    membershipId: { sv: "Medlemsnummer", en: "Membership number", fr: "Numéro de membre" },
    firstName: { sv: "Förnamn", en: "First name", fr: "Prénom" },
    lastName: { sv: "Efternamn", en: "Last name", fr: "Nom" },
    email: { sv: "E-post", en: "Email", fr: "E-mail" },
    phone: { sv: "Telefon", en: "Phone", fr: "Téléphone" },
    name: { sv: "Medlem", en: "Member", fr: "Membre" },
    contact: { sv: "Kontakt", en: "Contact", fr: "Contact" },
    street: { sv: "Gatuadress", en: "Street address", fr: "Adresse" },
    zipCode: { sv: "Postnummer", en: "Postcode", fr: "Code postal" },
    city: { sv: "Ort", en: "City", fr: "Ville" },
    birthday: { sv: "Födelsedag", en: "Birthday", fr: "Date de naissance" },
    gender: { sv: "Kön", en: "Gender", fr: "Sexe" },
    language: { sv: "Språk", en: "Language", fr: "Langue" },
    home: {
      sv: "Stamställe",
      en: "Point of sale",
      fr: "Point de vente",
      file: { sv: "Säljställe", en: "Point of sale", fr: "Point de vente" },
    },
    registered: { sv: "Medlem sedan", en: "Member since", fr: "Membre depuis" },
    lastPurchase: { sv: "Senaste köp", en: "Latest purchase", fr: "Dernier achat" },
    purchases: { sv: "Antal köp", en: "Purchases", fr: "Nombre d’achats" },
    total: { sv: "Handlat för", en: "Spent", fr: "Dépensé" },
    points: { sv: "Poäng", en: "Points", fr: "Points" },
    marketingEmail: { sv: "Utskick via e-post", en: "Marketing by email", fr: "Envois par e-mail" },
    marketingSms: { sv: "Utskick via SMS", en: "Marketing by text message", fr: "Envois par SMS" },
  },
} as const satisfies FileWords<typeof memberColumns>;

import type { FileWords } from "#packages/i18n/list-words.ts";
import type { locationColumns } from "../contract/columns.ts";

export const locationWords = {
  fileName: { sv: "säljställen", en: "points of sale", fr: "points de vente" },
  columns: {
    name: { sv: "Säljställe", en: "Point of sale", fr: "Point de vente", file: { sv: "Namn", en: "Name", fr: "Nom" } },
    today: { sv: "Just nu", en: "Right now", fr: "En ce moment" },
    address: { sv: "Adress", en: "Address", fr: "Adresse" },
    shownName: { sv: "Namn utåt", en: "Public name", fr: "Nom public" },
    street: { sv: "Gatuadress", en: "Street", fr: "Rue" },
    zipCode: { sv: "Postnummer", en: "Postcode", fr: "Code postal" },
    city: { sv: "Ort", en: "City", fr: "Ville" },
    phone: { sv: "Telefon", en: "Phone", fr: "Téléphone" },
    email: { sv: "E-post", en: "Email", fr: "E-mail" },
    website: { sv: "Webbplats", en: "Website", fr: "Site web" },
    subpage: { sv: "Undersida", en: "Subpage", fr: "Sous-page" },
  },
} as const satisfies FileWords<typeof locationColumns>;

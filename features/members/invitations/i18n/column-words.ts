import type { FileWords } from "#packages/i18n/list-words.ts";
import type { invitationColumns } from "../contract/columns.ts";

export const invitationWords = {
  fileName: { sv: "inbjudna", en: "invited", fr: "invités" },
  columns: {
    email: { sv: "E-post", en: "Email", fr: "E-mail" },
    phone: { sv: "Telefon", en: "Phone", fr: "Téléphone" },
    address: { sv: "Inbjuden", en: "Invited", fr: "Invité" },
    home: {
      sv: "Stamställe",
      en: "Point of sale",
      fr: "Point de vente",
      file: { sv: "Säljställe", en: "Point of sale", fr: "Point de vente" },
    },
    invitedAt: { sv: "Skickad", en: "Sent", fr: "Envoyée", file: { sv: "Inbjuden", en: "Invited", fr: "Invité" } },
    link: { sv: "Länken", en: "Link", fr: "Lien" },
    expires: { sv: "Länken gäller till", en: "Link valid until", fr: "Lien valable jusqu’au" },
    acts: { sv: "Åtgärder", en: "Actions", fr: "Actions" },
  },
} as const satisfies FileWords<typeof invitationColumns>;

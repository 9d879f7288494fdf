import type { MemberDataWords } from "#packages/i18n/member-data-words.ts";

export const connectionsDataWords = {
  shopOrders: {
    title: { sv: "Ordrar från webbutiker", en: "Web shop orders", fr: "Commandes en ligne" },
    facts: {
      at: { sv: "Kom in", en: "Received", fr: "Reçue" },
      shop: { sv: "Webbutik", en: "Web shop", fr: "Site marchand" },
      number: { sv: "Ordernummer", en: "Order number", fr: "Numéro de commande" },
      amount: { sv: "Belopp, kr", en: "Amount, kr", fr: "Montant, kr" },
      returned: { sv: "Återbetalt, kr", en: "Refunded, kr", fr: "Remboursé, kr" },
      status: { sv: "Läge", en: "Status", fr: "État" },
      email: { sv: "E-post", en: "Email", fr: "E-mail" },
      phone: { sv: "Telefon", en: "Phone", fr: "Téléphone" },
    },
    codes: {
      ORDER_REGISTERED: { sv: "Registrerad", en: "Registered", fr: "Enregistrée" },
      ORDER_RETURNED: { sv: "Återbetald", en: "Refunded", fr: "Remboursée" },
      ORDER_NO_MEMBER: { sv: "Ingen medlem", en: "No member", fr: "Sans membre" },
      ORDER_REFUSED: { sv: "Nekad", en: "Refused", fr: "Refusée" },
      ORDER_DRY_RUN: { sv: "Provkörning", en: "Dry run", fr: "Essai" },
    },
  },
} as const satisfies MemberDataWords;

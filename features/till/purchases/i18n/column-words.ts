import type { FileWords } from "#packages/i18n/list-words.ts";
import type { pendingColumns, purchaseColumns } from "../contract/columns.ts";

export const purchaseWords = {
  fileName: { sv: "köp", en: "purchases", fr: "achats" },
  columns: {
    id: { sv: "Köp", en: "Purchase", fr: "Achat" },
    date: { sv: "Datum", en: "Date", fr: "Date" },
    membershipId: { sv: "Medlemsnummer", en: "Membership number", fr: "Numéro de membre" },
    member: { sv: "Medlem", en: "Member", fr: "Membre" },
    location: { sv: "Säljställe", en: "Point of sale", fr: "Point de vente" },
    cashier: { sv: "Kassör", en: "Cashier", fr: "Caissier" },
    amount: { sv: "Belopp", en: "Amount", fr: "Montant" },
    paid: { sv: "Betalt", en: "Paid", fr: "Payé" },
    discount: { sv: "Rabatt", en: "Discount", fr: "Remise" },
    returned: { sv: "Returnerat", en: "Returned", fr: "Retourné" },
    kept: { sv: "Kvar efter retur", en: "Kept after returns", fr: "Conservé après retour" },
    keptPoints: { sv: "Intjänat", en: "Earned", fr: "Gagnés" },
    earned: { sv: "Intjänade poäng", en: "Points earned", fr: "Points gagnés" },
    used: {
      sv: "Använt",
      en: "Used",
      fr: "Utilisés",
      file: { sv: "Använda poäng", en: "Points used", fr: "Points utilisés" },
    },
    categories: { sv: "Kategorier", en: "Categories", fr: "Catégories" },
    campaigns: { sv: "Kampanjer", en: "Campaigns", fr: "Campagnes" },
    coupons: { sv: "Belöningar och kuponger", en: "Rewards and coupons", fr: "Récompenses et coupons" },
    confirmedBy: { sv: "Godkänt av", en: "Confirmed by", fr: "Approuvé par" },
    received: { sv: "Mottaget senare", en: "Received later", fr: "Reçu plus tard" },
  },
} as const satisfies FileWords<typeof purchaseColumns>;

export const pendingWords = {
  fileName: { sv: "väntande köp", en: "pending purchases", fr: "achats en attente" },
  columns: {
    date: { sv: "Datum", en: "Date", fr: "Date" },
    contact: { sv: "Inbjudan till", en: "Invitation to", fr: "Invitation à" },
    email: { sv: "E-post", en: "Email", fr: "E-mail" },
    phone: { sv: "Telefon", en: "Phone", fr: "Téléphone" },
    location: { sv: "Säljställe", en: "Point of sale", fr: "Point de vente" },
    cashier: { sv: "Kassör", en: "Cashier", fr: "Caissier" },
    amount: { sv: "Belopp", en: "Amount", fr: "Montant" },
    gives: { sv: "Ger", en: "Gives", fr: "Rapporte" },
    points: { sv: "Poäng", en: "Points", fr: "Points" },
    stamps: { sv: "Stämplar", en: "Stamps", fr: "Tampons" },
    until: {
      sv: "Väntar till",
      en: "Waits until",
      fr: "Jusqu’au",
      file: { sv: "Väntar till och med", en: "Waits through", fr: "En attente jusqu’au" },
    },
    withdraw: { sv: "Åtgärder", en: "Actions", fr: "Actions" },
  },
} as const satisfies FileWords<typeof pendingColumns>;

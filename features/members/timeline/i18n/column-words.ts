import type { FileWords } from "#packages/i18n/list-words.ts";

export const couponUseWords = {
  fileName: { sv: "använda kuponger", en: "coupon uses", fr: "coupons utilisés" },
  columns: {
    date: { sv: "Datum", en: "Date", fr: "Date" },
    name: { sv: "Kupong", en: "Coupon", fr: "Coupon" },
    kind: { sv: "Typ", en: "Kind", fr: "Type" },
    membershipId: { sv: "Medlemsnummer", en: "Membership number", fr: "Numéro de membre" },
    member: { sv: "Medlem", en: "Member", fr: "Membre" },
    location: { sv: "Säljställe", en: "Point of sale", fr: "Point de vente" },
    points: { sv: "Poäng", en: "Points", fr: "Points" },
    value: { sv: "Värde, kr", en: "Value, SEK", fr: "Valeur, SEK" },
    campaign: { sv: "Kampanj", en: "Campaign", fr: "Campagne" },
    purchase: { sv: "Köp", en: "Purchase", fr: "Achat" },
    givenBack: { sv: "Gavs tillbaka", en: "Given back", fr: "Rendu le" },
  },
} as const satisfies FileWords;
export const fillingWords = {
  fileName: { sv: "stämpelkort", en: "stamp cards", fr: "cartes à tampons" },
  columns: {
    card: { sv: "Stämpelkort", en: "Stamp card", fr: "Carte à tampons" },
    membershipId: { sv: "Medlemsnummer", en: "Membership number", fr: "Numéro de membre" },
    member: { sv: "Medlem", en: "Member", fr: "Membre" },
    started: { sv: "Påbörjat", en: "Begun", fr: "Commencée" },
    ends: { sv: "Sista dag", en: "Last day", fr: "Dernier jour" },
    collected: { sv: "Stämplar", en: "Stamps", fr: "Tampons" },
    places: { sv: "Platser", en: "Places", fr: "Places" },
    status: { sv: "Läge", en: "Status", fr: "État" },
    filled: { sv: "Fyllt", en: "Filled", fr: "Complétée le" },
    reward: { sv: "Belöning", en: "Reward", fr: "Récompense" },
    rewardThrough: {
      sv: "Belöningen gäller till och med",
      en: "Reward valid through",
      fr: "Récompense valable jusqu’au",
    },
    rewardUsed: { sv: "Belöningen är inlöst", en: "Reward used", fr: "Récompense utilisée" },
  },
} as const satisfies FileWords;
export const accountWords = {
  fileName: { sv: "poängkonto", en: "points account", fr: "compte de points" },
  columns: {
    date: { sv: "Datum", en: "Date", fr: "Date" },
    what: { sv: "Vad", en: "What", fr: "Opération" },
    about: { sv: "Om", en: "About", fr: "À propos de" },
    by: { sv: "Av", en: "By", fr: "Par" },
    points: { sv: "Poäng", en: "Points", fr: "Points" },
    balance: { sv: "Saldo", en: "Balance", fr: "Solde" },
    owed: { sv: "Saknas", en: "Owed", fr: "Dus" },
    purchase: { sv: "Köp", en: "Purchase", fr: "Achat" },
    amount: { sv: "Köpets belopp, kr", en: "Amount of the purchase, SEK", fr: "Montant de l’achat, SEK" },
    cameFrom: { sv: "Kom från medlemsnummer", en: "From membership number", fr: "Venus du numéro de membre" },
  },
} as const satisfies FileWords;

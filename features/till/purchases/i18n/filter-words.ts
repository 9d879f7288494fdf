import type { FilterWords } from "#packages/i18n/list-words.ts";
import type { pendingFilters, purchaseFilters } from "../contract/filters.ts";
import { pendingWords, purchaseWords } from "./column-words.ts";

const anyFeminine = { sv: "Alla", en: "Any", fr: "Toutes" };
const anyMasculine = { ...anyFeminine, fr: "Tous" };

export const purchaseFilterWords = {
  memberId: purchaseWords.columns.member,
  since: { sv: "Från", en: "From", fr: "Du" },
  until: { sv: "Till och med", en: "Through", fr: "Au" },
  pointOfSaleId: { ...purchaseWords.columns.location, none: anyMasculine },
  cashierId: { ...purchaseWords.columns.cashier, none: anyMasculine },
  categoryId: { sv: "Kategori", en: "Category", fr: "Catégorie", none: anyFeminine },
  campaignId: { sv: "Kampanj", en: "Campaign", fr: "Campagne", none: anyFeminine },
  amountFrom: { sv: "Belopp från", en: "Amount from", fr: "Montant minimum" },
  amountTo: { sv: "Belopp till", en: "Amount to", fr: "Montant maximum" },
  only: {
    sv: "Visa",
    en: "Show",
    fr: "Afficher",
    none: { sv: "Alla köp", en: "All purchases", fr: "Tous les achats" },
    values: {
      RETURNED: { sv: "Med retur", en: "With a return", fr: "Avec retour" },
      LARGE: { sv: "Stora belopp", en: "Large amounts", fr: "Montants élevés" },
      WITH_COUPON: { sv: "Med kupong", en: "With a coupon", fr: "Avec coupon" },
    },
  },
} as const satisfies FilterWords<typeof purchaseFilters>;

export const pendingFilterWords = {
  pointOfSaleId: { ...pendingWords.columns.location, none: anyMasculine },
} as const satisfies FilterWords<typeof pendingFilters>;

import type { FileWords } from "#packages/i18n/list-words.ts";
import type { couponColumns } from "../contract/columns.ts";

export const couponWords = {
  fileName: { sv: "kuponger", en: "coupons", fr: "coupons" },
  columns: {
    id: { sv: "Kupong", en: "Coupon", fr: "Coupon" },
    name: { sv: "Kupong", en: "Coupon", fr: "Coupon", file: { sv: "Namn", en: "Name", fr: "Nom" } },
    kind: { sv: "Typ", en: "Kind", fr: "Type" },
    status: { sv: "Läge", en: "Status", fr: "État" },
    worth: { sv: "Värde", en: "Worth", fr: "Valeur" },
    points: { sv: "Poäng", en: "Points", fr: "Points" },
    value: { sv: "Värde", en: "Value", fr: "Valeur" },
    minimum: { sv: "Minsta köp", en: "Minimum purchase", fr: "Achat minimum" },
    days: { sv: "Gäller", en: "Valid", fr: "Valable" },
    starts: { sv: "Första dag", en: "First day", fr: "Premier jour" },
    ends: { sv: "Sista dag", en: "Last day", fr: "Dernier jour" },
    totalLimit: { sv: "Gånger totalt", en: "Uses in all", fr: "Utilisations en tout" },
    memberLimit: { sv: "Gånger per medlem", en: "Uses per member", fr: "Utilisations par membre" },
    used: { sv: "Använd", en: "Used", fr: "Utilisé" },
    actions: { sv: "Åtgärder", en: "Actions", fr: "Actions" },
  },
} as const satisfies FileWords<typeof couponColumns>;

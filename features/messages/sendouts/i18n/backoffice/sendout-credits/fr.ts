import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  leavesOut: "Envoyer dans la limite des crédits",
  hint: {
    NO_SMS_CREDITS: "Les autres ne recevront rien. Vous pouvez aussi acheter d’abord des crédits.",
    SMS_MONTH_LIMIT: "Les autres ne recevront rien. Vous pouvez aussi relever d’abord la limite du mois.",
  },
  needed: {
    NO_SMS_CREDITS: "Les crédits ne suffisent pas pour tout le monde. Cochez la case ou achetez des crédits.",
    SMS_MONTH_LIMIT: "La limite de SMS du mois ne suffit pas pour tout le monde. Cochez la case ou relevez la limite.",
  },
  toSmsAccount: {
    NO_SMS_CREDITS: "Acheter des crédits",
    SMS_MONTH_LIMIT: "Modifier la limite du mois",
  },
};

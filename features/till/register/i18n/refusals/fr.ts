import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  NOTHING_TO_REGISTER: "Saisissez un montant, un tampon ou un coupon",
  TOO_LATE_TO_UNDO: "L’annulation n’est possible que pendant 15 minutes. Enregistrez plutôt un retour.",
  AMOUNT_BELOW_MINIMUM: "Le montant de l’achat est insuffisant pour ce coupon",
  VISIT_TOO_OLD: "La visite date de plus de sept jours et ne peut plus être enregistrée",
  VISIT_IN_FUTURE: "L’heure de la visite est dans le futur. Vérifiez l’horloge de l’appareil.",
};

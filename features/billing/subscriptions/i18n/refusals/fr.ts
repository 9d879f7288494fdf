import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  NO_PLAN_OFFERED: "Aucune formule n’est proposée pour le moment. Contactez-nous.",
  ALREADY_SUBSCRIBED: "L’abonnement est déjà actif.",
  NOT_SUBSCRIBED: "Il n’y a pas d’abonnement à résilier.",
};

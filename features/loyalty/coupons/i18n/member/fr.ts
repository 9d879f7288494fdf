import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  cost: "{count, plural, one {# point} other {# points}}",
  how: "Présentez votre carte en caisse pour en profiter.",
  guestText: "Connectez-vous pour voir où vous en êtes.",
  fetchFailed: "Impossible de charger la récompense",
  howValue: "Présentez votre carte en caisse et le montant sera déduit.",
  guestTextValue: "Devenez membre ou connectez-vous pour l’utiliser.",
  atLeast: "Dès {amount} kr d’achat",
};

import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
  cost: "{count, plural, one {# point} other {# points}}",
  how: "Présentez votre carte en caisse pour en profiter.",
  guestText: "Connectez-vous pour voir où vous en êtes.",
  fetchFailed: "Impossible de charger la récompense",
  howValue: "Présentez votre carte en caisse et le montant sera déduit.",
  guestTextValue: "Devenez membre ou connectez-vous pour l’utiliser.",
  atLeast: "Dès {amount} kr d’achat",
  useThrough: {
    POINTS: "Dernier jour pour utiliser vos points, récompenses et coupons\u00a0: {day}.",
    OFFERS: "Dernier jour pour utiliser vos récompenses et coupons\u00a0: {day}.",
  },
  rests: {
    POINTS:
      "Points, récompenses et coupons ne peuvent pas être utilisés pour le moment. Vos achats vous rapportent des points comme d’habitude.",
    OFFERS: "Récompenses et coupons ne peuvent pas être utilisés pour le moment.",
  },
};

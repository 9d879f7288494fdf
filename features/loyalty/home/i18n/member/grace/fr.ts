import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const fr: Phrases<typeof sv> = {
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

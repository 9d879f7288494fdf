import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  useThrough: {
    POINTS: "You can use your points, rewards and coupons through {day}.",
    OFFERS: "You can use your rewards and coupons through {day}.",
  },
  rests: {
    POINTS: "Points, rewards and coupons can’t be used right now. Your purchases earn points as usual.",
    OFFERS: "Rewards and coupons can’t be used right now.",
  },
};

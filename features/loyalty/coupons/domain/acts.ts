import type { Acts } from "#packages/domain/acts.ts";

export const couponsActs = {
  "create-coupon": "OFFERS",
  "update-coupon": "OFFERS",
  "set-coupon-status": "OFFERS",
  "set-coupon-image": "OFFERS",
  "remove-coupon-image": "OFFERS",
  "remove-coupon": "OFFERS",
} as const satisfies Acts;

export const officePages = {
  coupons: "/coupons",
  newReward: "/coupons/new/reward",
  newValueCoupon: "/coupons/new/value",
  coupon: "/coupons/$id",
} as const;

export const memberPages = {
  coupon: "/r/$id",
} as const;

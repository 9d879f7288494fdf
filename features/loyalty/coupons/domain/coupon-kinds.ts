/** REWARD costs points; VALUE is worth an amount and reaches members through campaigns and sendouts. Spec §1, §3 "Coupon". */
export const couponKinds = ["REWARD", "VALUE"] as const;
export type CouponKind = (typeof couponKinds)[number];

interface CouponKindRules {
  /** A use takes points, and a coupon has a price in points. */
  costsPoints: boolean;
  /** A use pays part of a purchase, so that a visit without an amount cannot have it. */
  paysMoney: boolean;
  /** Members have it only through a campaign, the welcome offer or a sendout; else it is everybody's. */
  isBrought: boolean;
  /** Times a member may use it where the merchant says nothing; null: no limit. */
  perMemberLimit: number | null;
}

/**
 * What the kinds differ in. Code asks these rules, not for a kind by its name, so that a further kind is a row here and a
 * type error at every choice of words or parts by kind.
 */
export const couponKindRules: Readonly<Record<CouponKind, CouponKindRules>> = {
  REWARD: { costsPoints: true, paysMoney: false, isBrought: false, perMemberLimit: null },
  VALUE: { costsPoints: false, paysMoney: true, isBrought: true, perMemberLimit: 1 },
};

/**
 * REWARD costs points. VALUE is worth an amount, and members get it through campaigns and sendouts. Spec §1, §3
 * "Coupon".
 */
export const couponKinds = ["REWARD", "VALUE"] as const;
export type CouponKind = (typeof couponKinds)[number];

interface CouponKindRules {
  /** Whether the coupon has a price in points, which each use takes. */
  costsPoints: boolean;
  /** Whether a use pays a part of a purchase. A visit without an amount cannot use such a coupon. */
  paysMoney: boolean;
  /**
   * Whether members get the coupon only through a campaign, the welcome offer or a sendout. If not, all members have
   * it.
   */
  isBrought: boolean;
  /** The default number of uses per member; null for no limit. */
  perMemberLimit: number | null;
}

/**
 * The differences between kinds. Code reads these rules, not the kind's name. A new kind needs a row here; the compiler
 * then finds each choice of texts or components by kind.
 */
export const couponKindRules: Readonly<Record<CouponKind, CouponKindRules>> = {
  REWARD: { costsPoints: true, paysMoney: false, isBrought: false, perMemberLimit: null },
  VALUE: { costsPoints: false, paysMoney: true, isBrought: true, perMemberLimit: 1 },
};

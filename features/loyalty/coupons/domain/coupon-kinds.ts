/** REWARD costs points; VALUE is worth an amount and comes through campaigns and sendouts. Spec §1, §3 "Coupon". */
export const couponKinds = ["REWARD", "VALUE"] as const;
export type CouponKind = (typeof couponKinds)[number];

interface CouponKindRules {
  /** A use takes points; the coupon has a price in points. */
  costsPoints: boolean;
  /** A use pays a part of a purchase, so a visit without an amount cannot use it. */
  paysMoney: boolean;
  /** Comes only through a campaign, the welcome offer or a sendout; otherwise all members have it. */
  isBrought: boolean;
  /** The default number of uses per member; null for no limit. */
  perMemberLimit: number | null;
}

/**
 * The differences between kinds. Code reads these rules and not the kind's name. A new kind then needs a row here, and
 * the compiler finds each choice of words or parts by kind.
 */
export const couponKindRules: Readonly<Record<CouponKind, CouponKindRules>> = {
  REWARD: { costsPoints: true, paysMoney: false, isBrought: false, perMemberLimit: null },
  VALUE: { costsPoints: false, paysMoney: true, isBrought: true, perMemberLimit: 1 },
};

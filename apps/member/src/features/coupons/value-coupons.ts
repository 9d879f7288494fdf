import { isWithin } from "@stammis/domain/coupons";
import { plainDate } from "../../lib/dates.ts";
import type { Coupon } from "./RewardTicket.tsx";

/**
 * Of all coupons a member has, those worth an amount and usable on a day (`YYYY-MM-DD`, their first and last ones
 * included). Spec §4.
 */
export function valueCoupons(coupons: readonly Coupon[], today: string): Coupon[] {
  const day = Temporal.PlainDate.from(today);
  return coupons.filter(
    ({ kind, publishStatus, startDate, endDate }) =>
      kind === "VALUE" && publishStatus === "ACTIVE" && isWithin(plainDate(startDate), plainDate(endDate), day),
  );
}

/** Those that cost points. */
export const rewardsOf = (coupons: readonly Coupon[]): Coupon[] => coupons.filter(({ kind }) => kind === "REWARD");

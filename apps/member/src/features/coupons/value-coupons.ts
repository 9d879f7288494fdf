import { carrierOf } from "@stammis/domain/offers/campaigns";
import { canBeHad } from "@stammis/domain/offers/coupons";
import { plainDate } from "../../lib/dates.ts";
import type { Home } from "../../lib/home.ts";
import type { Coupon } from "./RewardTicket.tsx";

/**
 * Of all coupons a member has, those worth an amount and usable on a day (`YYYY-MM-DD`, their first and last ones
 * included). The welcome offer's own, told of with the offer, is left out unless a running campaign brings it too: it
 * pays once. Spec §4.
 */
export function valueCoupons(
  { coupons, welcomeOffer, campaigns }: Pick<Home, "coupons" | "welcomeOffer" | "campaigns">,
  today: string,
): Coupon[] {
  const day = Temporal.PlainDate.from(today);
  const welcomeId = welcomeOffer?.coupon?.id;
  const isToldOf = (id: number) => id === welcomeId && !carrierOf(campaigns, id);
  return coupons.filter(
    ({ id, kind, publishStatus, startDate, endDate }) =>
      kind === "VALUE" &&
      canBeHad({ status: publishStatus, startsOn: plainDate(startDate), endsOn: plainDate(endDate) }, day) &&
      !isToldOf(id),
  );
}

/** Those that cost points. */
export const rewardsOf = (coupons: readonly Coupon[]): Coupon[] => coupons.filter(({ kind }) => kind === "REWARD");

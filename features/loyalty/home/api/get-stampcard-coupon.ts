import {
  isUsable,
  rewardFillingOf,
  rewardIn,
  selectStampcardCoupon,
  selectWonOf,
  stampcardCouponOf,
} from "#features/loyalty/stamp-cards/api/own-rewards.ts";
import { isCardShown } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

/**
 * Returns the reward of a stamp card that this member sees or has filled. Gives the same 404 for any other card as for
 * an unknown one. Spec §2 "/sc/".
 */
export async function getStampcardCoupon(
  { db }: Services,
  { chain, actor, params, day, textLanguage }: Call<"getConsumerStampcardCoupon">,
) {
  const [[coupon], [won]] = await db.read(chain.id, (q) => [
    selectStampcardCoupon(q, params.id, actor.memberId, day.today),
    selectWonOf(q, actor.memberId, params.id, day.today),
  ]);
  if (!coupon || !(won || isCardShown(coupon.publish_status, coupon.being_filled))) return refuse("NOT_FOUND");
  return {
    ...stampcardCouponOf(rewardIn(coupon, textLanguage), won !== undefined && isUsable(won, day)),
    usage: won ? rewardFillingOf(won) : null,
  };
}

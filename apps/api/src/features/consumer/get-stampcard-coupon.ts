import { effectiveStatus, mayCollect } from "@stammis/domain/offers/publish-status";
import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import {
  isUsable,
  rewardIn,
  rewardUsageOf,
  selectStampcardCoupon,
  selectWonOf,
  stampcardCouponOf,
} from "../stamp-cards/own-rewards.ts";
import { stampCardFacts } from "../stamp-cards/stamp-card-shape.ts";

/** What a card gives: of one that takes stamps, or one this member has filled. Else the same 404. Spec §2 "/sc/". */
export async function getStampcardCoupon(
  { db }: Services,
  { chain, actor, params, day, textLanguage }: Call<"getConsumerStampcardCoupon">,
) {
  const [[coupon], [won]] = await db.read(chain.id, (q) => [
    selectStampcardCoupon(q, params.id),
    selectWonOf(q, actor.memberId, params.id, day.today),
  ]);
  if (!coupon || !(won || mayCollect(effectiveStatus(stampCardFacts(coupon, day))))) return refuse("NOT_FOUND");
  return {
    ...stampcardCouponOf(rewardIn(coupon, textLanguage), won !== undefined && isUsable(won, day)),
    usage: won ? rewardUsageOf(won) : null,
  };
}

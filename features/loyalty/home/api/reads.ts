import { selectCampaignsOfMember, selectWelcomeOffer } from "#features/loyalty/campaigns/api/own-campaigns.ts";
import { couponsBroughtTo } from "#features/loyalty/coupons/api/brought-queries.ts";
import { selectOwnCoupons } from "#features/loyalty/coupons/api/own-coupons.ts";
import { selectRule, selectUsableLots } from "#features/loyalty/points/api/ledger.ts";
import { selectOwnCards } from "#features/loyalty/stamp-cards/api/own-cards.ts";
import { selectRewards } from "#features/loyalty/stamp-cards/api/own-rewards.ts";
import { prepared } from "#packages/server/db/prepared.ts";

/** Who looks, and the day it is in their club. */
export interface Looker {
  memberId: number;
  today: Temporal.PlainDate;
}

/** Earlier fillings told with a card, newest first. */
const earlierOnCard = 50;

/** What members read all day: compiled once. */
export const read = {
  lots: prepared((q, it: Looker) => selectUsableLots(q, it.memberId, it.today)),
  rule: prepared((q, _: Looker) => selectRule(q)),
  allCoupons: prepared((q, it: Looker) =>
    selectOwnCoupons(q, { memberId: it.memberId, statuses: ["ACTIVE", "STOPPED"] }),
  ),
  brought: prepared((q, it: Looker) => q.selectNoFrom(couponsBroughtTo(it.memberId).as("brought"))),
  campaigns: prepared((q, it: Looker) => selectCampaignsOfMember(q, it.memberId, it.today)),
  welcome: prepared((q, it: Looker) => selectWelcomeOffer(q, it.memberId)),
  cards: prepared((q, it: Looker) =>
    selectOwnCards(q, { memberId: it.memberId, today: it.today, earlier: earlierOnCard }),
  ),
  rewards: prepared((q, it: Looker) => selectRewards(q, it.memberId, it.today)),
};

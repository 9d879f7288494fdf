import { selectCampaignsOfMember, selectWelcomeOffer } from "#features/loyalty/campaigns/api/own-campaigns.ts";
import { couponsBroughtTo } from "#features/loyalty/coupons/api/brought-queries.ts";
import { selectOwnCoupons } from "#features/loyalty/coupons/api/own-coupons.ts";
import { selectRule, selectUsableLots } from "#features/loyalty/points/api/ledger.ts";
import { selectOwnCards } from "#features/loyalty/stamp-cards/api/own-cards.ts";
import { selectRewards } from "#features/loyalty/stamp-cards/api/own-rewards.ts";
import { prepared } from "#packages/server/db/prepared.ts";

/** The member, and the current day in their club. */
export interface Looker {
  memberId: number;
  today: Temporal.PlainDate;
}

/** The largest number of earlier fillings returned with a card, newest first. */
const earlierOnCard = 50;

/** The most frequent reads of members, compiled once. */
export const read = {
  lots: prepared((q, looker: Looker) => selectUsableLots(q, looker.memberId, looker.today)),
  rule: prepared((q, _: Looker) => selectRule(q)),
  allCoupons: prepared((q, looker: Looker) =>
    selectOwnCoupons(q, { memberId: looker.memberId, statuses: ["ACTIVE", "STOPPED"] }),
  ),
  brought: prepared((q, looker: Looker) => q.selectNoFrom(couponsBroughtTo(looker.memberId).as("brought"))),
  campaigns: prepared((q, looker: Looker) => selectCampaignsOfMember(q, looker.memberId, looker.today)),
  welcome: prepared((q, looker: Looker) => selectWelcomeOffer(q, looker.memberId)),
  cards: prepared((q, looker: Looker) =>
    selectOwnCards(q, { memberId: looker.memberId, today: looker.today, earlier: earlierOnCard }),
  ),
  rewards: prepared((q, looker: Looker) => selectRewards(q, looker.memberId, looker.today)),
};

import type { EarningRule } from "@stammis/domain/points/points";
import type { VisitAsked } from "@stammis/domain/visits/plan-visit";
import type { Compilable } from "kysely";
import type { Batch, Rows } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { aloneLimitsOf, noRule, selectUsableLots } from "../points/ledger.ts";
import { lockMember } from "../points/lock-member.ts";
import { memberCardsOf, selectMemberCards } from "../stamp-cards/member-cards.ts";
import {
  countCategories,
  lockCoupons,
  lockCurrentCampaigns,
  lockStampCards,
  lockStock,
  lockWelcomeOffer,
  selectRewardNames,
  selectRuleAndIds,
} from "./visit-queries.ts";

type Day = Temporal.PlainDate;

/** The reads of a visit, compiled once. Locks are taken in this order: member, stamp cards, coupons, stock, campaigns, welcome offer. */
const read = {
  lock: prepared((q, it: { memberId: number; accountId: number }) => lockMember(q, it.memberId, it.accountId)),
  lots: prepared((q, it: { memberId: number; today: Day }) => selectUsableLots(q, it.memberId, it.today)),
  ruleAndIds: prepared((q, it: { locationId: number; redemptions: number }) =>
    selectRuleAndIds(q, it.locationId, it.redemptions),
  ),
  categories: prepared((q, it: { ids: number[] }) => countCategories(q, it.ids)),
  stampCards: prepared((q, it: { ids: number[] }) => lockStampCards(q, it.ids)),
  memberCards: prepared((q, it: Parameters<typeof selectMemberCards>[1]) => selectMemberCards(q, it)),
  rewardNames: prepared((q, it: { ids: number[] }) => selectRewardNames(q, it.ids)),
  coupons: prepared((q, it: Parameters<typeof lockCoupons>[1]) => lockCoupons(q, it)),
  stock: prepared((q, it: { ids: number[] }) => lockStock(q, it.ids)),
  campaigns: prepared((q, it: Parameters<typeof lockCurrentCampaigns>[1]) => lockCurrentCampaigns(q, it)),
  welcome: prepared((q, it: { memberId: number }) => lockWelcomeOffer(q, it.memberId)),
};

/** What a registration asks for, wherever it comes from. */
export interface VisitRequest extends VisitAsked {
  memberId: number;
  locationId: number;
  accountId: number;
  categoryIds: number[];
}

/** Statements that are sent only when something needs them; without, no trip and no rows. */
function optional<Q extends Compilable>(batch: Batch, needed: boolean, query: () => Q): Promise<Rows<Q>> {
  return needed
    ? (batch(query()).then(([rows]) => rows) as Promise<Rows<Q>>)
    : Promise.resolve([] as unknown as Rows<Q>);
}

type RuleAndIds = Awaited<ReturnType<ReturnType<typeof selectRuleAndIds>["execute"]>>[number];

/** The club's rule for what a visit earns, whether its point of sale is open, and the ids it is written with. */
function ruleOf(row: RuleAndIds) {
  const { points_per_krona_hundredths: pointsPerKronaHundredths, month_validation: monthValidation } = row;
  const isWritten = pointsPerKronaHundredths !== null && monthValidation !== null;
  const { active, counted_points_from: countedPointsFrom } = row;
  const rule: EarningRule = isWritten
    ? { active: active ?? false, pointsPerKronaHundredths, monthValidation, countedPointsFrom }
    : noRule;
  return {
    rule,
    aloneLimits: aloneLimitsOf(row.alone_per_purchase_ore, row.alone_per_day_ore),
    isOpen: row.open,
    ids: { purchase: row.purchase_id, lot: row.lot_id, redemptions: row.redemption_ids },
  };
}

/** All that a visit is decided on, read in one trip behind the member's lock. */
export async function readVisit(it: VisitRequest, today: Day, batch: Batch) {
  const { memberId, locationId, categoryIds } = it;
  const [couponIds, campaignIds, fillingIds] = [[...it.couponIds], [...it.campaignIds], [...it.fillingIds]];
  const stampcardIds = it.stamps.map(({ stampCardId }) => stampCardId);
  const hasCards = stampcardIds.length + fillingIds.length > 0;
  const offered = it.welcomeOffer?.couponId ?? null;
  const ids = offered === null ? couponIds : [...couponIds, offered];
  const hasCoupons = ids.length > 0;
  const redemptions = couponIds.length + fillingIds.length + 1;
  const [[[member], lots, [ruleAndIds]], ...rest] = await Promise.all([
    batch(
      read.lock({ memberId, accountId: it.accountId }),
      read.lots({ memberId, today }),
      read.ruleAndIds({ locationId, redemptions }),
    ),
    optional(batch, categoryIds.length > 0, () => read.categories({ ids: categoryIds })),
    optional(batch, stampcardIds.length > 0, () => read.stampCards({ ids: stampcardIds })),
    optional(batch, hasCards, () => read.memberCards({ memberId, today, fillingIds })),
    optional(batch, fillingIds.length > 0, () => read.rewardNames({ ids: fillingIds })),
    optional(batch, hasCoupons, () => read.coupons({ ids, memberId, locationId, today })),
    optional(batch, hasCoupons, () => read.stock({ ids })),
    optional(batch, campaignIds.length > 0, () => read.campaigns({ ids: campaignIds, locationId, today })),
    optional(batch, it.welcomeOffer !== null, () => read.welcome({ memberId })),
  ]);
  const [categories, stampCards, memberCards, rewardNames, coupons, stock, campaigns, welcome] = rest;
  return {
    member,
    lots,
    // One row, whatever the club has written.
    ...ruleOf(ruleAndIds as RuleAndIds),
    knownCategories: categories[0]?.count ?? 0,
    stampCards,
    ...memberCardsOf(memberCards),
    rewardNames,
    coupons,
    stock,
    campaigns,
    welcome: welcome[0],
  };
}

export type VisitFacts = Awaited<ReturnType<typeof readVisit>>;

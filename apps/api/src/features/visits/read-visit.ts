import type { Earning, EarningRule } from "@stammis/domain/points";
import type { Compilable } from "kysely";
import type { Batch, Rows } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { noRule, selectUsableLots } from "../points/ledger.ts";
import { lockMember } from "../points/lock-member.ts";
import { selectLiveUsages, selectMemberStampCards } from "../stamp-cards/member-cards.ts";
import {
  countCategories,
  lockCoupons,
  lockCurrentCampaigns,
  lockStampCards,
  lockStock,
  lockWelcomeOffer,
  selectRewardNames,
  selectTillFacts,
} from "./visit-queries.ts";

type Day = Temporal.PlainDate;

/** The reads of a visit, compiled once. Locks are taken in this order: member, stamp cards, coupons, stock, campaigns, welcome offer. */
const read = {
  lock: prepared((q, it: { memberId: number; accountId: number }) => lockMember(q, it.memberId, it.accountId)),
  lots: prepared((q, it: { memberId: number; today: Day }) => selectUsableLots(q, it.memberId, it.today)),
  facts: prepared((q, it: { locationId: number; redemptions: number }) =>
    selectTillFacts(q, it.locationId, it.redemptions),
  ),
  categories: prepared((q, it: { ids: number[] }) => countCategories(q, it.ids)),
  stampCards: prepared((q, it: { ids: number[] }) => lockStampCards(q, it.ids)),
  memberCards: prepared((q, it: { memberId: number }) => selectMemberStampCards(q, it.memberId)),
  usages: prepared((q, it: Parameters<typeof selectLiveUsages>[1]) => selectLiveUsages(q, it)),
  rewardNames: prepared((q, it: { ids: number[] }) => selectRewardNames(q, it.ids)),
  coupons: prepared((q, it: { ids: number[]; memberId: number; today: Day }) =>
    lockCoupons(q, it.ids, it.memberId, it.today),
  ),
  stock: prepared((q, it: { ids: number[] }) => lockStock(q, it.ids)),
  campaigns: prepared((q, it: { ids: number[]; today: Day }) => lockCurrentCampaigns(q, it.ids, it.today)),
  welcome: prepared((q, it: { memberId: number }) => lockWelcomeOffer(q, it.memberId)),
};

/** What a registration asks for, wherever it comes from. Amounts in öre; null: a visit without a purchase. */
export interface VisitRequest {
  memberId: number;
  locationId: number;
  accountId: number;
  amountOre: number | null;
  /** What a purchase that waited for its member was promised; undefined: by the rule and the day of now. */
  promised?: (Earning & { pointsPerKronaHundredths: number }) | null;
  categoryIds: number[];
  campaignIds: number[];
  couponIds: number[];
  stamps: { stampcardId: number; stamps: number }[];
  usageIds: number[];
  /** With the value coupon it was shown with. */
  welcomeOffer: { couponId: number | null } | null;
}

/** Statements that are sent only when something needs them; without, no trip and no rows. */
function optional<Q extends Compilable>(batch: Batch, needed: boolean, query: () => Q): Promise<Rows<Q>> {
  return needed
    ? (batch(query()).then(([rows]) => rows) as Promise<Rows<Q>>)
    : Promise.resolve([] as unknown as Rows<Q>);
}

/** All that a visit is decided on, read in one trip behind the member's lock. */
export async function readVisit(it: VisitRequest, today: Day, batch: Batch) {
  const { memberId, couponIds, campaignIds, categoryIds, usageIds } = it;
  const stampcardIds = it.stamps.map(({ stampcardId }) => stampcardId);
  const hasCards = stampcardIds.length + usageIds.length > 0;
  const offered = it.welcomeOffer?.couponId ?? null;
  const ids = offered === null ? couponIds : [...couponIds, offered];
  const hasCoupons = ids.length > 0;
  const redemptions = couponIds.length + usageIds.length + 1;
  const [[[member], lots, [facts]], ...rest] = await Promise.all([
    batch(
      read.lock({ memberId, accountId: it.accountId }),
      read.lots({ memberId, today }),
      read.facts({ locationId: it.locationId, redemptions }),
    ),
    optional(batch, categoryIds.length > 0, () => read.categories({ ids: categoryIds })),
    optional(batch, stampcardIds.length > 0, () => read.stampCards({ ids: stampcardIds })),
    optional(batch, hasCards, () => read.memberCards({ memberId })),
    optional(batch, hasCards, () => read.usages({ memberId, today, usageIds })),
    optional(batch, usageIds.length > 0, () => read.rewardNames({ ids: usageIds })),
    optional(batch, hasCoupons, () => read.coupons({ ids, memberId, today })),
    optional(batch, hasCoupons, () => read.stock({ ids })),
    optional(batch, campaignIds.length > 0, () => read.campaigns({ ids: campaignIds, today })),
    optional(batch, it.welcomeOffer !== null, () => read.welcome({ memberId })),
  ]);
  const [categories, stampCards, memberCards, usages, rewardNames, coupons, stock, campaigns, welcome] = rest;
  return {
    member,
    lots,
    facts,
    knownCategories: categories[0]?.count ?? 0,
    stampCards,
    memberCards,
    usages,
    rewardNames,
    coupons,
    stock,
    campaigns,
    welcome: welcome[0],
  };
}

export type VisitFacts = Awaited<ReturnType<typeof readVisit>>;

export function ruleOf(row: NonNullable<VisitFacts["facts"]>): EarningRule {
  if (row.points_per_krona_hundredths === null || row.month_validation === null) return noRule;
  return {
    active: row.active ?? false,
    pointsPerKronaHundredths: row.points_per_krona_hundredths,
    monthValidation: row.month_validation,
    countedPointsFrom: row.counted_points_from,
  };
}

import type { Compilable } from "kysely";
import {
  type LotOrSum,
  noRule,
  type SpentBy,
  type SumsOf,
  selectSpentLots,
  selectSums,
} from "#features/loyalty/points/api/ledger.ts";
import { lockFreeMembers, lockMembers } from "#features/loyalty/points/api/lock-member.ts";
import type { Balance, Lot } from "#features/loyalty/points/domain/ledger.ts";
import type { EarningRule } from "#features/loyalty/points/domain/points.ts";
import {
  type MemberCardRow,
  memberCardsOf,
  selectMemberCards,
} from "#features/loyalty/stamp-cards/api/member-cards.ts";
import { askAudience } from "#features/messages/selections/api/ask-audiences.ts";
import { type AloneLimits, aloneLimits } from "#features/till/approvals/domain/confirm-alone.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import type { Batch, Rows, RowsOfEach, Trips } from "#packages/server/db/database.ts";
import { prepared } from "#packages/server/db/prepared.ts";
import type { VisitRequest } from "../../domain/plan-visit.ts";
import { isLot, withPayers } from "./read-payers.ts";
import {
  type CampaignsAsked,
  type CouponsAsked,
  lockCoupons,
  lockCurrentCampaigns,
  lockStampCards,
  lockStock,
  lockWelcomeOffers,
  type RuleQuery,
  selectCategories,
  selectRewardNames,
  selectRule,
} from "./visit-queries.ts";

type Day = Temporal.PlainDate;
type Calendar = Pick<ClubDay, "today" | "timeZone">;
type CardsAsked = Omit<Parameters<typeof selectMemberCards>[1], "reached">;

/**
 * Statements that read visits, compiled once. Locks are taken in this order: members, stamp cards, coupons, stock,
 * campaigns, welcome offers.
 */
export const visitRead = {
  lock: prepared(lockMembers),
  lockFree: prepared(lockFreeMembers),
  sums: prepared((q, input: SumsOf) => selectSums(q, input)),
  spentLots: prepared((q, input: SpentBy) => selectSpentLots(q, input)),
  rule: prepared((q, input: RuleQuery) => selectRule(q, input)),
  categories: prepared((q, input: { ids: number[] }) => selectCategories(q, input.ids)),
  stampCards: prepared((q, input: { ids: number[] }) => lockStampCards(q, input.ids)),
  memberCards: prepared((q, { memberIds, today, fillingIds }: CardsAsked) =>
    selectMemberCards(q, { memberIds, today, fillingIds }),
  ),
  rewardNames: prepared((q, input: { ids: number[] }) => selectRewardNames(q, input.ids)),
  coupons: prepared((q, input: CouponsAsked) => lockCoupons(q, input)),
  stock: prepared((q, input: { ids: number[] }) => lockStock(q, input.ids)),
  campaigns: prepared((q, input: CampaignsAsked) => lockCurrentCampaigns(q, input)),
  welcome: prepared((q, input: { memberIds: number[] }) => lockWelcomeOffers(q, input.memberIds)),
};

/** A visit request for a member at a point of sale. */
export interface MemberVisitRequest extends VisitRequest {
  memberId: number;
  locationId: number;
  accountId: number;
  categoryIds: number[];
}

/** Sends a statement only if it is needed; otherwise no round trip and no rows. */
function optional<Q extends Compilable>(batch: Batch, needed: boolean, query: () => Q): Promise<Rows<Q>> {
  return needed
    ? (batch(query()).then(([rows]) => rows) as Promise<Rows<Q>>)
    : Promise.resolve([] as unknown as Rows<Q>);
}

const couponsOf = ({ couponIds, welcomeOffer }: MemberVisitRequest): number[] => {
  const offered = welcomeOffer?.couponId ?? null;
  return offered === null ? [...couponIds] : [...couponIds, offered];
};

const cardsOf = ({ stamps }: MemberVisitRequest) => stamps.map(({ stampCardId }) => stampCardId);
const usesOf = ({ couponIds, fillingIds }: MemberVisitRequest) => couponIds.length + fillingIds.length + 1;

const once = (ids: readonly number[]) => [...new Set(ids)];

/** Reads the offers that visits request; each kind only if a visit requests it. */
function readOffers(all: readonly MemberVisitRequest[], today: Day, batch: Batch) {
  const couponed = all.flatMap((request) => couponsOf(request).map((couponId) => ({ ...request, couponId })));
  const named = all.flatMap((request) => request.campaignIds.map((campaignId) => ({ ...request, campaignId })));
  const categoryIds = once(all.flatMap((request) => request.categoryIds));
  const cardIds = once(all.flatMap(cardsOf));
  const fillingIds = all.flatMap((request) => [...request.fillingIds]);
  const carded = all
    .filter(({ stamps, fillingIds: filled }) => stamps.length + filled.length > 0)
    .map(({ memberId }) => memberId);
  const welcomed = all.filter((request) => request.welcomeOffer !== null).map(({ memberId }) => memberId);
  return Promise.all([
    optional(batch, categoryIds.length > 0, () => visitRead.categories({ ids: categoryIds })),
    optional(batch, cardIds.length > 0, () => visitRead.stampCards({ ids: cardIds })),
    optional(batch, carded.length > 0, () => visitRead.memberCards({ memberIds: carded, today, fillingIds })),
    optional(batch, fillingIds.length > 0, () => visitRead.rewardNames({ ids: fillingIds })),
    optional(batch, couponed.length > 0, () =>
      visitRead.coupons({
        couponIds: couponed.map(({ couponId }) => couponId),
        memberIds: couponed.map(({ memberId }) => memberId),
        locationIds: couponed.map(({ locationId }) => locationId),
        today,
      }),
    ),
    optional(batch, couponed.length > 0, () =>
      visitRead.stock({ ids: once(couponed.map(({ couponId }) => couponId)) }),
    ),
    optional(batch, named.length > 0, () =>
      visitRead.campaigns({
        ids: named.map(({ campaignId }) => campaignId),
        locationIds: named.map(({ locationId }) => locationId),
        today,
      }),
    ),
    optional(batch, welcomed.length > 0, () => visitRead.welcome({ memberIds: welcomed })),
  ]);
}

type OfferRows = Awaited<ReturnType<typeof readOffers>>;

/** Reads the lots that each visit can change. It follows the locks on coupons, which give their prices. */
async function readLots(all: readonly MemberVisitRequest[], today: Day, batch: Batch): Promise<LotOrSum[]> {
  const taken = all.flatMap((request) =>
    couponsOf(request).map((couponId) => ({ memberId: request.memberId, couponId })),
  );
  const spending = new Set(taken.map(({ memberId }) => memberId));
  const memberIds = all.map(({ memberId }) => memberId).filter((id) => !spending.has(id));
  const [sums, lots] = await Promise.all([
    optional(batch, memberIds.length > 0, () => visitRead.sums({ memberIds, today })),
    optional(batch, taken.length > 0, () =>
      visitRead.spentLots({
        memberIds: taken.map(({ memberId }) => memberId),
        couponIds: taken.map(({ couponId }) => couponId),
        today,
      }),
    ),
  ]);
  return withPayers([...sums, ...lots], today, batch);
}

type RuleRow = RowsOfEach<[ReturnType<typeof selectRule>]>[0][number];

/** Returns the club's limits for cashiers; the default ones for a club without a rule. */
const aloneLimitsIn = (row: RuleRow): AloneLimits => ({
  perPurchaseOre: row.alone_per_purchase_ore ?? aloneLimits.perPurchaseOre,
  perDayOre: row.alone_per_day_ore ?? aloneLimits.perDayOre,
  perMemberDayOre: row.alone_per_member_day_ore ?? aloneLimits.perMemberDayOre,
});

function ruleOf({
  points_per_krona_hundredths: pointsPerKronaHundredths,
  month_validation,
  ...row
}: RuleRow): EarningRule {
  if (pointsPerKronaHundredths === null || month_validation === null) return noRule;
  const { active, counted_points_from: countedPointsFrom } = row;
  return { active: active ?? false, pointsPerKronaHundredths, monthValidation: month_validation, countedPointsFrom };
}

/** Returns the lots, and the usable points of the lots that were only summed. */
function lotsAndBalance(rows: readonly LotOrSum[]): { lots: Lot[]; otherBalance: Balance } {
  const sum = rows.find((row) => !isLot(row));
  return { lots: rows.filter(isLot), otherBalance: { points: sum?.left ?? 0, through: sum?.validThrough ?? null } };
}

/** Returns one visit's part of the rows read for all visits. */
function offersOf(request: MemberVisitRequest, rows: OfferRows) {
  const [categories, stampCards, memberCards, rewardNames, coupons, stock, campaigns, welcome] = rows;
  const couponIds = couponsOf(request);
  const cards = new Set(cardsOf(request));
  const isTheirs = ({ memberId }: { memberId: number }) => memberId === request.memberId;
  return {
    knownCategories: request.categoryIds.filter((categoryId) => categories.some(({ id }) => id === categoryId)).length,
    stampCards: stampCards.filter(({ id }) => cards.has(id)),
    ...memberCardsOf(memberCards.filter(isTheirs) as MemberCardRow[]),
    rewardNames: rewardNames.filter(({ fillingId }) => request.fillingIds.includes(fillingId)),
    coupons: coupons.filter((row) => isTheirs(row) && couponIds.includes(row.id)),
    /** All visits of the batch share the stock: a later visit sees the stock that earlier ones took. */
    stock,
    campaigns: campaigns.filter(
      ({ id, locationId }) => locationId === request.locationId && request.campaignIds.includes(id),
    ),
    welcome: welcome.find(isTheirs),
  };
}

/** Selects the visit's campaigns for its member, and for each coupon the first campaign that gives it to the member. */
async function offersForMember(
  { memberId }: MemberVisitRequest,
  offers: ReturnType<typeof offersOf>,
  day: Calendar,
  batch: Batch,
) {
  const carriers = offers.coupons.flatMap((coupon) => coupon.carriers ?? []);
  const audienceQuery = { memberId, things: [...offers.campaigns, ...carriers], day };
  const visibleIds = new Set(
    (await askAudience((query) => batch(query).then(([rows]) => rows), audienceQuery)).map(({ id }) => id),
  );
  return {
    ...offers,
    campaigns: offers.campaigns.filter(({ id }) => visibleIds.has(id)),
    coupons: offers.coupons.map(({ carriers: each, ...coupon }) => ({
      ...coupon,
      carrier: each?.find(({ id }) => visibleIds.has(id))?.id ?? null,
    })),
  };
}

/** The rows that decide one visit. `member` is undefined if there is none, or if another transaction holds the lock. */
export interface VisitRows extends Awaited<ReturnType<typeof offersForMember>> {
  member: { id: number; own: boolean } | undefined;
  lots: Lot[];
  otherBalance: Balance;
  rule: EarningRule;
  aloneLimits: AloneLimits;
  acceptsNumberAlone: boolean;
  /** The member's purchases today without a second person, in öre. */
  memberTodayOre: number;
  isOpen: boolean;
  ids: { purchase: number; lot: number; redemptions: number[] };
}

export type VisitTrips = Pick<Trips, "batch" | "drawIds">;

/** The ids that the entries of visits need, unless many lots pay for their coupons. */
const entriesAtMost = (visits: number) => 4 * visits + 8;

/** The day of the visits, and the moment when the club's current day began, from which limits count. */
interface VisitDay {
  day: Calendar;
  dayBegan: Temporal.Instant;
}

/**
 * Locks the members of visits (each a different one), draws ids and reads the rows that decide the visits. Needs one round
 * trip; a node of a cluster needs another for the ids. `free`: only members that no other transaction has locked.
 */
export async function readVisits(
  all: readonly MemberVisitRequest[],
  { day, dayBegan }: VisitDay,
  { batch, drawIds }: VisitTrips,
  whom: "all" | "free" = "all",
): Promise<VisitRows[]> {
  const { today } = day;
  const memberIds = all.map(({ memberId }) => memberId);
  const served = { memberIds, accountIds: all.map(({ accountId }) => accountId) };
  const redemptions = all.reduce((sum, request) => sum + usesOf(request), 0);
  const locationIds = once(all.map(({ locationId }) => locationId));
  const [[members], ids, [[rule]], offerRows, lots] = await Promise.all([
    batch(whom === "all" ? visitRead.lock(served) : visitRead.lockFree(served)),
    drawIds({
      numbered: { purchase: all.length, point_lot: all.length, redemption: redemptions },
      byDefault: entriesAtMost(all.length),
    }),
    batch(visitRead.rule({ locationIds, memberIds, dayBegan })),
    readOffers(all, today, batch),
    readLots(all, today, batch),
  ]);
  // The query returns one row, also for a club without a rule.
  const row = rule as RuleRow;
  const common = {
    rule: ruleOf(row),
    aloneLimits: aloneLimitsIn(row),
    acceptsNumberAlone: row.accepts_number_alone ?? true,
  };
  const lotsOf = Map.groupBy(lots, ({ memberId }) => memberId);
  const memberOf = new Map(members.map((member) => [member.id, member]));
  const offers = await Promise.all(
    all.map((request) => offersForMember(request, offersOf(request, offerRows), day, batch)),
  );
  return all.map((request, index) => ({
    ...common,
    member: memberOf.get(request.memberId),
    ...lotsAndBalance(lotsOf.get(request.memberId) ?? []),
    memberTodayOre: row.bought_today[index] ?? 0,
    isOpen: row.open_locations.includes(request.locationId),
    ids: {
      purchase: ids.purchase[index] as number,
      lot: ids.point_lot[index] as number,
      redemptions: ids.redemption.splice(0, usesOf(request)),
    },
    ...(offers[index] as Awaited<ReturnType<typeof offersForMember>>),
  }));
}

import type { Compilable } from "kysely";
import type { NewEntry } from "#features/loyalty/points/domain/ledger.ts";
import type { CardChange } from "#features/till/register/domain/card-changes.ts";
import { addVisits, type VisitInStatistics } from "./statistics/add-visits.ts";
import { countCards, countPoints } from "./statistics/count-holdings.ts";
import { takeOutPurchase } from "./statistics/take-out-purchase.ts";
import { type CounterChange, countersOfCards, writeCounters } from "./write-counters.ts";
import { type DayChange, nothing, writeFigures } from "./write-figures.ts";

/** Whose account and cards an act changed, on the club's day. */
export interface Whose {
  chainId: number;
  memberId: number;
  today: Temporal.PlainDate;
}

/** What an act took back of what had been recorded before. */
export interface TakenBack {
  /** The club's, for the days on which uses were recorded. */
  timeZone: string;
  useIds?: readonly number[];
  voidedLotId?: number;
  voidedDeductionId?: number;
  purchase?: {
    id: number;
    /** The visit was recorded as a purchase. */
    wasPurchase: boolean;
    /** Nothing of the purchase is left. */
    isWhole: boolean;
    amountOre: number;
    points: number;
    isWelcomeOfferBack: boolean;
  };
}

/** What an act appended for one member. */
interface AppendedAct {
  who: Whose;
  /** Entries of the account, lots opened among them; absent: the account is as it was. */
  entries?: readonly NewEntry[];
  cards?: readonly CardChange[];
  /** What the act adds to days besides the changes of lots that its entries tell. */
  days?: readonly DayChange[];
  /** Lots or cards changed hands by SQL, so that both are counted whatever the entries. */
  isMoved?: true;
}

/** What an act appended for one member, and what it took back. */
export interface RecordedAct extends AppendedAct {
  reversal?: TakenBack;
}

const isCardChanged = ({ before, after, entries }: CardChange) => after !== before || entries.length > 0;

function figuresBack({ timeZone, useIds = [], purchase, ...voided }: TakenBack) {
  return {
    timeZone,
    useIds: [...useIds],
    ...voided,
    ...(purchase && {
      purchaseId: purchase.id,
      purchasesBack: purchase.isWhole && purchase.wasPurchase ? 1 : 0,
      oreBack: purchase.amountOre,
      pointsBack: purchase.points,
    }),
  };
}

function countersBack({ useIds = [], purchase }: TakenBack) {
  if (!purchase) return useIds.length > 0 ? { useIds } : undefined;
  return { useIds, returnedId: purchase.id, isWhole: purchase.isWhole, isWelcomeBack: purchase.isWelcomeOfferBack };
}

function record(acts: readonly AppendedAct[], reversal?: TakenBack): Compilable[] {
  const [first] = acts;
  if (!first) return [];
  const { who } = first;
  const memberIds = (isChanged: (act: AppendedAct) => boolean | undefined) =>
    acts.filter(isChanged).map((act) => act.who.memberId);
  const purchase = reversal?.purchase;
  return [
    ...(purchase ? takeOutPurchase({ ...purchase, memberId: who.memberId }) : []),
    ...countPoints({ memberIds: memberIds((act) => act.isMoved ?? act.entries !== undefined), today: who.today }),
    ...countCards({ memberIds: memberIds((act) => act.isMoved ?? act.cards?.some(isCardChanged)), today: who.today }),
    ...writeFigures(who, {
      adds: acts.flatMap(({ days = [] }) => days),
      entries: acts.flatMap(({ entries = [] }) => entries),
      ...(reversal && { reversal: figuresBack(reversal) }),
    }),
    ...writeCounters(
      who,
      acts.flatMap(({ cards = [] }) => countersOfCards(cards)),
      reversal && countersBack(reversal),
    ),
  ];
}

/**
 * Statements that bring every figure up to date with an act: the member's statistics, the club's days and its counters.
 * The act sends them last, because others wait for the rows of a day.
 */
export const recordAct = ({ reversal, ...act }: RecordedAct): Compilable[] => record([act], reversal);

/** The same for acts that only append, each for another member. */
export const recordActs = (acts: readonly AppendedAct[]): Compilable[] => record(acts);

/** A visit as the figures record it. */
export interface RecordedVisit extends VisitInStatistics {
  rows: { welcome: { campaign_id: number } | undefined };
}

/** What a visit adds to its day; nothing without a purchase or a use. */
function dayOf({ visit, plan: { payment, earning, uses } }: RecordedVisit): DayChange[] {
  const isBought = payment.paidOre + payment.discountOre > 0;
  if (!isBought && uses.length === 0) return [];
  return [
    {
      day: visit.purchasedOn,
      locationId: visit.locationId,
      validThrough: earning?.validThrough ?? null,
      purchases: isBought ? 1 : 0,
      amountOre: payment.paidOre,
      pointsGiven: earning?.points ?? 0,
      pointsUsed: uses.reduce((sum, { points }) => sum + points, 0),
      pointsLeft: earning?.points ?? 0,
      couponsUsed: uses.length,
    },
  ];
}

const once = (kind: CounterChange["kind"], ids: readonly (number | null)[]) =>
  ids.flatMap((subjectId): CounterChange[] => (subjectId === null ? [] : [{ kind, subjectId, change: 1 }]));

function countersOf({ plan: { uses, cards, campaignIds, welcomeUsed }, categoryIds, rows }: RecordedVisit) {
  const campaigns = new Set([...campaignIds, ...(welcomeUsed ? [rows.welcome?.campaign_id ?? null] : [])]);
  const rewards = uses.map(({ couponId, stampCardId }) => (couponId === null ? stampCardId : null));
  return [
    ...once("CATEGORY", categoryIds),
    ...once("CAMPAIGN", [...campaigns]),
    ...once(
      "COUPON",
      uses.map(({ couponId }) => couponId),
    ),
    ...once("REWARD", rewards),
    ...countersOfCards(cards),
  ];
}

/** The same for visits, each of another member. */
export function recordVisits(all: readonly RecordedVisit[]): Compilable[] {
  const [first] = all;
  if (!first) return [];
  const entries = all.flatMap(({ plan }) => plan.entries);
  return [
    ...addVisits(all),
    ...writeFigures(first.visit, { adds: all.flatMap(dayOf), entries }),
    ...writeCounters(first.visit, all.flatMap(countersOf)),
  ];
}

/** Points given (or taken, below zero) by hand: on the day of the act, at no point of sale. */
export const dayOfCorrection = (day: Temporal.PlainDate, pointsGiven: number): DayChange => ({
  ...nothing,
  day,
  locationId: 0,
  validThrough: null,
  pointsGiven,
});

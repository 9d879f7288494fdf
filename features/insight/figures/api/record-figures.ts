import type { Compilable } from "kysely";
import type { NewEntry } from "#features/loyalty/points/domain/ledger.ts";
import type { CardChange } from "#features/till/register/domain/card-changes.ts";
import { addVisits, type VisitInStatistics } from "./statistics/add-visits.ts";
import { countCards, countPoints } from "./statistics/count-holdings.ts";
import { takeOutPurchase } from "./statistics/take-out-purchase.ts";
import { type CounterChange, countersOfCards, writeCounters } from "./write-counters.ts";
import { type DayChange, nothing, writeFigures } from "./write-figures.ts";

/** The member and the club's day that an act concerns. */
export interface Whose {
  chainId: number;
  memberId: number;
  today: Temporal.PlainDate;
}

/** The recorded facts that an act reverses. */
export interface TakenBack {
  /** The club's time zone, for the days on which redemptions were recorded. */
  timeZone: string;
  useIds?: readonly number[];
  voidedLotId?: number;
  voidedDeductionId?: number;
  purchase?: {
    id: number;
    /** Whether the visit was recorded as a purchase. */
    wasPurchase: boolean;
    /** Whether the purchase is returned completely. */
    isWhole: boolean;
    amountOre: number;
    points: number;
    isWelcomeOfferBack: boolean;
  };
}

/** The facts that an act appended for one member. */
interface AppendedAct {
  who: Whose;
  /** New entries of the account, including opened lots; absent if the account did not change. */
  entries?: readonly NewEntry[];
  cards?: readonly CardChange[];
  /** The act's additions to the days' figures, apart from changes of lots that follow from its entries. */
  days?: readonly DayChange[];
  /** Set if SQL changed lots or cards directly, so that both are counted regardless of the entries. */
  isMoved?: true;
}

/** The facts that an act appended for one member and those it reversed. */
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
 * Returns the statements that update all figures after an act: the member's statistics, the club's days and its
 * counters. The act runs them last, because other transactions wait for a day's rows.
 */
export const recordAct = ({ reversal, ...act }: RecordedAct): Compilable[] => record([act], reversal);

/** Returns the statements for several acts that only append, each for another member. */
export const recordActs = (acts: readonly AppendedAct[]): Compilable[] => record(acts);

/** A visit as the figures record it. */
export interface RecordedVisit extends VisitInStatistics {
  rows: { welcome: { campaign_id: number } | undefined };
}

/** Returns a visit's additions to the day's figures; empty without a purchase or a redemption. */
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

/** Returns the statements for several visits, each of another member. */
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

/** Points given by hand, or deducted if negative: on the day of the act, at no point of sale. */
export const dayOfCorrection = (day: Temporal.PlainDate, pointsGiven: number): DayChange => ({
  ...nothing,
  day,
  locationId: 0,
  validThrough: null,
  pointsGiven,
});

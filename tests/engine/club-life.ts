import { isUsedUp } from "#features/loyalty/coupons/domain/coupons.ts";
import { welcomeThrough } from "#features/loyalty/coupons/domain/welcome-offer.ts";
import type { Account, Allocation, NewEntry, Outcome } from "#features/loyalty/points/domain/ledger.ts";
import type { EarningRule } from "#features/loyalty/points/domain/points.ts";
import {
  canTransition,
  effectiveStatus,
  isFinal,
  type PublishStatus,
  type StoredStatus,
} from "#features/loyalty/publishing/domain/publish-status.ts";
import { keepBetter } from "#features/loyalty/stamp-cards/domain/better-promise.ts";
import type { MemberCard, StampCardRule } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { untouchedCard } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import type { ChangedCard, GivenStamps, StampEntry } from "#features/loyalty/stamp-cards/domain/stamp-cards.ts";
import type { PromisedEarning } from "#features/till/register/domain/plan-visit.ts";
import { todayIn } from "#packages/domain/calendar.ts";
import type { ClubEvent, ClubHistory, Offer } from "./club-events.ts";
import type { LifeMerge } from "./merges/merge-life.ts";

/** A guest invited at the till, with the purchases made before joining. */
export interface LifeInvited {
  email: string;
  joined: boolean;
  pending: LifePending[];
}

export interface LifePending {
  at: Temporal.Instant;
  amountOre: number | null;
  promised: PromisedEarning | null;
  stamps: readonly number[];
  campaign: boolean;
  waitsThrough: Temporal.PlainDate;
}

export type LifeEntry = NewEntry & { at: Temporal.Instant; place: number };
export type LifeStamps = StampEntry & { card: number; place: number };

export interface LifeMember {
  /** Set when the member is gone: erased, or merged into another. The rows stay. */
  gone: "ERASED" | { into: number } | null;
  account: Account;
  entries: LifeEntry[];
  cards: MemberCard[];
  stamped: LifeStamps[];
  /** The welcome offer that the member got on joining; null when the club had none then. */
  welcome: { through: Temporal.PlainDate; usedAt: LifeVisit | null } | null;
  /** The e-mail address, by the index of its first owner, and the consent to marketing. */
  email: { of: number; given: boolean; optedOut: boolean };
}

export interface LifeVisit {
  member: number;
  at: Temporal.Instant;
  /** Whether it was a purchase rather than a visit without one. */
  bought: boolean;
  paidOre: number;
  keptOre: number;
  /** The lot of the earned points; null when the visit earned nothing. */
  lot: { id: number; earned: number; rate: number; returned: number } | null;
  uses: LifeUse[];
  /** Per card: the fillings to which stamps were added, and how many stamps were returned. */
  given: GivenStamps[][];
  stampsBack: number[];
  returned: boolean;
  /** The time of the latest return. */
  changedAt: Temporal.Instant | null;
  /** The ids of the visit and its uses in the product. */
  realId: number;
}

export interface LifeUse {
  member: number;
  /** The coupon by index: 0 is the reward, 1 the value coupon, 2 the coupon of the welcome offer. */
  coupon: number | null;
  card: { index: 0 | 1; order: number } | null;
  points: number;
  valueOre: number;
  /** Whether the coupon was used with the welcome offer, which stays used as long as this use. */
  ofWelcome: boolean;
  allocations: Allocation[];
  at: Temporal.Instant;
  changedAt: Temporal.Instant | null;
  notCancelled: boolean;
  realId: number;
}

export interface LifeCoupon {
  kind: "REWARD" | "VALUE";
  price: number | null;
  valueOre: number | null;
  minimumOre: number | null;
  totalLimit: number | null;
  perMemberLimit: number | null;
  /** The number of uses by members outside this history. */
  takenBefore: number;
  status: StoredStatus;
}

export interface LifeCorrection {
  member: number;
  lotId: number;
  points: number;
  notCancelled: boolean;
  realId: number;
}

export interface LifeDeduction {
  member: number;
  allocations: Allocation[];
  notCancelled: boolean;
  realId: number;
}

/** A club according to the rules only. Mutable; acts are decided before they change it. */
export interface ClubLife {
  timeZone: string;
  now: Temporal.Instant;
  today: Temporal.PlainDate;
  rule: EarningRule;
  cards: (Omit<StampCardRule, "status"> & { status: StoredStatus })[];
  coupons: LifeCoupon[];
  campaign: StoredStatus;
  welcome: StoredStatus;
  members: LifeMember[];
  visits: LifeVisit[];
  uses: LifeUse[];
  corrections: LifeCorrection[];
  deductions: LifeDeduction[];
  invited: LifeInvited[];
  merges: LifeMerge[];
  lots: number;
  /** The number of entries of all members, for points and stamps. */
  written: number;
}

const welcomeMonths = 2;
const noTerms = { price: null, valueOre: null, minimumOre: null, totalLimit: null, perMemberLimit: null };
const coupon = (kind: "REWARD" | "VALUE", overrides: Partial<LifeCoupon>): LifeCoupon => ({
  kind,
  ...noTerms,
  takenBefore: 0,
  status: "ACTIVE" as const,
  ...overrides,
});

/** Makes a member who joins on a day, with the welcome offer where there is one. */
export const newMember = (place: number, today: Temporal.PlainDate, isWelcomed: boolean): LifeMember => ({
  gone: null,
  account: { lots: [], settlements: [] },
  entries: [],
  cards: [untouchedCard, untouchedCard],
  stamped: [],
  welcome: isWelcomed ? { through: welcomeThrough(today, welcomeMonths), usedAt: null } : null,
  email: { of: place, given: false, optedOut: false },
});

/** Makes a club at the beginning of a history; `takenBefore` is the number of earlier uses of each coupon. */
export function startClub({ startsAt }: ClubHistory, timeZone: string, takenBefore: readonly number[]): ClubLife {
  const now = Temporal.Instant.from(startsAt);
  const today = todayIn(timeZone, now);
  const [rewards = 0, values = 0] = takenBefore;
  return {
    timeZone,
    now,
    today,
    rule: { active: true, pointsPerKronaHundredths: 100, monthValidation: 2, countedPointsFrom: null },
    cards: [
      { stampsAmount: 4, monthValidation: 1, dayValidation: 10, status: "ACTIVE" },
      { stampsAmount: 3, monthValidation: 2, dayValidation: 30, status: "ACTIVE" },
    ],
    coupons: [
      coupon("REWARD", { price: 50, totalLimit: rewards + 6, takenBefore: rewards }),
      coupon("VALUE", { valueOre: 3_000, totalLimit: values + 4, perMemberLimit: 2, takenBefore: values }),
      coupon("VALUE", { valueOre: 5_000, perMemberLimit: 1 }),
    ],
    campaign: "ACTIVE",
    welcome: "ACTIVE",
    members: [0, 1].map((place) => newMember(place, today, true)),
    visits: [],
    uses: [],
    corrections: [],
    deductions: [],
    invited: [],
    merges: [],
    lots: 0,
    written: 0,
  };
}

export function pick<T>(among: readonly T[], which: number): T | undefined {
  return among.length === 0 ? undefined : among.at(-1 - (which % among.length));
}

/** Picks mostly a possible target, and sometimes any, so that refusals occur too. */
export function pickMostly<T>(among: readonly T[], which: number, can: (one: T) => boolean): T | undefined {
  const able = which % 6 === 5 ? among : among.filter(can);
  return pick(able.length > 0 ? able : among, Math.floor(which / 2));
}

export function passTime(life: ClubLife, until: Temporal.Instant): void {
  life.now = until;
  life.today = todayIn(life.timeZone, until);
}

/** Returns the indexes of the present members, in order of joining. */
export const present = ({ members }: ClubLife) => members.flatMap(({ gone }, index) => (gone ? [] : [index]));

/** Returns a present member by index, modulo their number. */
export function whoOf(life: ClubLife, which: number): number {
  const all = present(life);
  return all[which % all.length] as number;
}

/** Filters entries of members who are still present. */
export const ofPresent = <One extends { member: number }>({ members }: ClubLife, all: readonly One[]): One[] =>
  all.filter(({ member }) => !members[member]?.gone);

/** Returns the future moments at which a lot, card, reward or pending purchase of a member ends. */
export function endsAhead({ members, invited, today, timeZone }: ClubLife): Temporal.Instant[] {
  const waits = invited.flatMap(({ joined, pending }) => (joined ? [] : pending.map((each) => each.waitsThrough)));
  const ofMembers = members.flatMap(({ account, cards, welcome }) => [
    ...account.lots.map(({ validThrough }) => validThrough),
    ...cards.flatMap(({ fillings }) =>
      fillings.flatMap(({ endsOn, reward }) => [endsOn, ...(reward ? [reward.endsOn] : [])]),
    ),
    ...(welcome ? [welcome.through] : []),
  ]);
  const ahead = [...ofMembers, ...waits].filter((day) => Temporal.PlainDate.compare(day, today) >= 0);
  return ahead.map((day) => day.add({ days: 1 }).toZonedDateTime({ timeZone }).toInstant());
}

/** Stores the result of an act. */
export function keepAccount(life: ClubLife, member: LifeMember, { account, entries }: Outcome): void {
  member.account = account;
  member.entries.push(...entries.map((entry) => ({ ...entry, at: life.now, place: ++life.written })));
}

/** Stores a changed card. */
export function keepCard(life: ClubLife, member: LifeMember, index: number, { card, entries }: ChangedCard): void {
  member.cards[index] = card;
  member.stamped.push(...entries.map((entry) => ({ ...entry, card: index, place: ++life.written })));
}

export const usesNotCancelled = (life: ClubLife, index: number) =>
  life.uses.filter((use) => use.notCancelled && use.coupon === index);

export const takenOf = (life: ClubLife, index: number) =>
  (life.coupons[index]?.takenBefore ?? 0) + usesNotCancelled(life, index).length;

export function couponStatus(life: ClubLife, index: number): PublishStatus {
  const { status, totalLimit } = life.coupons[index] as LifeCoupon;
  const usedUp = isUsedUp(totalLimit, takenOf(life, index));
  return effectiveStatus({ status, endsOn: null, suspended: false, usedUp, today: life.today });
}

/** Cards and coupons by the name of the offer. */
export const cardNamed: Partial<Record<Offer, 0 | 1>> = { CARD_0: 0, CARD_1: 1 };
export const couponNamed: Partial<Record<Offer, 0 | 1 | 2>> = { REWARD: 0, VALUE: 1, WELCOME_VALUE: 2 };

/** Returns the code that refuses a merchant's change; null makes the change. Ignores whether an offer is used up. */
export function changeOffer(life: ClubLife, { offer, to }: Extract<ClubEvent, { kind: "STATUS" }>): string | null {
  const [card, coupon] = [cardNamed[offer], couponNamed[offer]];
  const thing = card !== undefined ? life.cards[card] : coupon !== undefined ? life.coupons[coupon] : undefined;
  const campaign = offer === "CAMPAIGN" ? "campaign" : "welcome";
  if (!canTransition(thing?.status ?? life[campaign], to)) return "STATUS_NOT_ALLOWED";
  if (thing) thing.status = to;
  else life[campaign] = to;
  return null;
}

/** Changes a card's terms; members who collect on it keep the better of the earlier and the new terms. */
export function editCard(life: ClubLife, event: Extract<ClubEvent, { kind: "EDIT_CARD" }>): string | null {
  const card = life.cards[event.card];
  if (!card || isFinal(card.status)) return "STATUS_NOT_ALLOWED";
  const { stampsAmount, months: monthValidation, days: dayValidation } = event;
  Object.assign(card, { stampsAmount, monthValidation, dayValidation });
  for (const member of life.members) {
    member.cards = member.cards.map((memberCard, index) => {
      if (index !== event.card) return memberCard;
      return { ...memberCard, fillings: memberCard.fillings.map((filling) => keepBetter(filling, card, life.today)) };
    });
  }
  return null;
}

/** Changes a coupon's limits, which include earlier uses by others. A value coupon may be used once by default. */
export function editCoupon(life: ClubLife, event: Extract<ClubEvent, { kind: "EDIT_COUPON" }>): string | null {
  const edited = life.coupons[event.coupon] as LifeCoupon;
  if (isFinal(edited.status)) return "STATUS_NOT_ALLOWED";
  const totalLimit = event.totalLimit === null ? null : event.totalLimit + edited.takenBefore;
  if (totalLimit !== null && totalLimit < takenOf(life, event.coupon)) return "LIMIT_BELOW_TAKEN";
  const price = edited.kind === "REWARD" ? event.price : null;
  const perMemberLimit = event.perMemberLimit ?? (edited.kind === "VALUE" ? 1 : null);
  Object.assign(edited, { price, minimumOre: event.minimumOre, totalLimit, perMemberLimit });
  return null;
}

import { couponUse, isUsedUp, payWith } from "#features/loyalty/coupons/domain/coupons.ts";
import { welcomeUsable } from "#features/loyalty/coupons/domain/welcome-offer.ts";
import { earn, owedBy, redeem } from "#features/loyalty/points/domain/account.ts";
import { balanceOn, type Outcome } from "#features/loyalty/points/domain/ledger.ts";
import { earningOf } from "#features/loyalty/points/domain/points.ts";
import {
  type CardFilling,
  type MemberCard,
  openFilling,
  rewardUsable,
} from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { givenBy } from "#features/loyalty/stamp-cards/domain/stamp-card-replay.ts";
import { addStamps, type StampEntry, useReward } from "#features/loyalty/stamp-cards/domain/stamp-cards.ts";
import type { ClubEvent } from "./club-events.ts";
import {
  type ClubLife,
  couponStatus,
  keepAccount,
  keepCard,
  type LifeCoupon,
  type LifeMember,
  type LifePending,
  type LifeUse,
  type LifeVisit,
  pickMostly,
  takenOf,
  usesNotCancelled,
} from "./club-life.ts";

export type VisitEvent = Extract<ClubEvent, { kind: "VISIT" }>;

/** A refusal by the rules; its message is the error code. */
export class No extends Error {}
const no = (code: string): never => {
  throw new No(code);
};

/** Returns the full cards that an event names, each once. */
export function rewardsOf(life: ClubLife, { member, rewards }: VisitEvent) {
  const full = (life.members[member] as LifeMember).cards.flatMap(({ fillings }, index) =>
    fillings.filter(({ reward }) => reward !== null).map((filling) => ({ index: index as 0 | 1, filling })),
  );
  const isUsable = ({ filling: { reward } }: (typeof full)[number]) =>
    reward !== null && rewardUsable(reward, life.today);
  return [...new Set(rewards.flatMap((which) => pickMostly(full, which, isUsable) ?? []))];
}

/** The result of a visit so far. */
interface Draft {
  life: ClubLife;
  event: VisitEvent;
  member: LifeMember;
  outcome: Outcome;
  cards: { card: MemberCard; entries: StampEntry[] }[];
  uses: LifeUse[];
  welcomed: boolean;
  completed: number;
}

type Made = Pick<LifeUse, "coupon" | "card" | "points" | "valueOre" | "allocations"> & { ofWelcome?: boolean };

function use({ life, event, uses }: Draft, made: Made) {
  uses.push({
    ofWelcome: false,
    ...made,
    member: event.member,
    at: life.now,
    changedAt: null,
    notCancelled: true,
    realId: 0,
  });
}

/** Returns whether a member can use a coupon once more; `here` is the number of earlier uses at the same visit. */
function couponFor(
  life: ClubLife,
  index: number,
  situation: { member: number; here: number; balance: number },
  reached: boolean,
) {
  const { kind, price, totalLimit, perMemberLimit, status } = life.coupons[index] as LifeCoupon;
  const usedUp = isUsedUp(totalLimit, takenOf(life, index) + situation.here);
  const isOut = usedUp && (status === "ACTIVE" || status === "STOPPED");
  const facts = {
    kind,
    usedUp,
    perMemberLimit,
    pointsRequired: price,
    reached,
    startsOn: null,
    endsOn: null,
    status: isOut ? ("COMPLETED" as const) : couponStatus(life, index),
    usedByMember:
      usesNotCancelled(life, index).filter(({ member }) => member === situation.member).length + situation.here,
    balance: situation.balance,
    inGrace: false,
  };
  return couponUse(facts, life.today);
}

/** Returns whether a coupon is available: the second while its campaign runs, the welcome offer's always. */
const reaches = (life: ClubLife, index: number) => index === 2 || (index === 1 && life.campaign === "ACTIVE");

export const welcomeOf = (life: ClubLife, { welcome }: LifeMember) =>
  welcome && {
    through: welcome.through,
    usedPurchaseId: welcome.usedAt ? 1 : null,
    campaignStatus: life.welcome,
    redeems: true,
  };

/** Returns whether a member can use the welcome offer today. */
function canBeWelcomed(life: ClubLife, member: LifeMember): boolean {
  const offer = welcomeOf(life, member);
  return offer !== null && welcomeUsable(offer, life.today).ok;
}

/** Returns what the till shows a member: the selectable coupons, by their places, and the welcome offer. */
export function shownAtTill(life: ClubLife, member: number) {
  const who = life.members[member] as LifeMember;
  const situation = { member, here: 0, balance: balanceOn(who.account.lots, life.today) };
  const isShown = (index: number) => {
    const use = couponFor(life, index, situation, reaches(life, index));
    return use.ok || use.reason === "NOT_ENOUGH_POINTS";
  };
  return {
    coupons: [0, 1, 2].filter(isShown),
    welcomeOffer: canBeWelcomed(life, who) ? { coupon: couponFor(life, 2, situation, true).ok ? 2 : null } : null,
  };
}

/** Returns the coupon requested with the welcome offer: the one the till shows; a bold event requests one too early. */
export const askedWithWelcome = (life: ClubLife, { member, bold }: VisitEvent) =>
  bold ? 2 : (shownAtTill(life, member).welcomeOffer?.coupon ?? null);

function takeCoupon(draft: Draft, index: number, reached: boolean, ofWelcome = false): void {
  const { life, event, uses, outcome } = draft;
  const { kind, price, valueOre, minimumOre } = life.coupons[index] as LifeCoupon;
  if (kind === "VALUE" && event.amountOre === null) no("REQUIRED");
  const here = uses.filter(({ coupon }) => coupon === index).length;
  const balance = balanceOn(outcome.account.lots, life.today);
  const checked = couponFor(life, index, { member: event.member, here, balance }, reached);
  if (!checked.ok) no(checked.reason);
  if (minimumOre !== null && (event.amountOre ?? 0) < minimumOre) no("AMOUNT_BELOW_MINIMUM");
  const paid = redeem(draft.outcome.account, price ?? 0, life.today);
  if (!paid.ok) throw new No(paid.reason);
  draft.outcome = { account: paid.account, entries: [...draft.outcome.entries, ...paid.entries] };
  const allocations = paid.entries.map(({ lotId, points }) => ({ lotId, points }));
  use(draft, { coupon: index, card: null, points: price ?? 0, valueOre: valueOre ?? 0, allocations, ofWelcome });
}

function takeWelcome(draft: Draft): void {
  const { life, event, member } = draft;
  if (!canBeWelcomed(life, member)) no("WELCOME_OFFER_NOT_USABLE");
  draft.welcomed = true;
  const coupon = askedWithWelcome(life, event);
  if (coupon !== null) takeCoupon(draft, coupon, true, true);
}

function takeReward(draft: Draft, index: 0 | 1, filling: CardFilling): void {
  const place = draft.cards[index] as Draft["cards"][number];
  const used = useReward(place.card, filling.order, draft.life.today);
  if (!used.ok) throw new No(used.reason);
  place.card = used.card;
  use(draft, { coupon: null, card: { index, order: filling.order }, points: 0, valueOre: 0, allocations: [] });
}

function stamp(draft: Draft, index: number, stamps: number): void {
  const place = draft.cards[index] as Draft["cards"][number];
  const added = addStamps(place.card, draft.life.cards[index] as ClubLife["cards"][number], stamps, draft.life.today);
  if (!added.ok) throw new No(added.reason);
  place.card = added.card;
  place.entries.push(...added.entries);
  draft.completed += added.completed;
}

function decide(life: ClubLife, event: VisitEvent): Draft {
  const member = life.members[event.member] as LifeMember;
  const cards = member.cards.map((card) => ({ card, entries: [] }));
  const outcome = { account: member.account, entries: [] };
  const draft: Draft = { life, event, member, cards, outcome, uses: [], welcomed: false, completed: 0 };
  const rewards = rewardsOf(life, event);
  const choiceCount = event.coupons.length + rewards.length + event.stamps.filter((count) => count > 0).length;
  if (event.amountOre === null && !event.welcome && choiceCount === 0) no("NOTHING_TO_REGISTER");
  if (event.campaign && life.campaign !== "ACTIVE") no("CAMPAIGN_NOT_ACTIVE");
  for (const index of event.coupons) takeCoupon(draft, index, reaches(life, index));
  if (event.welcome) takeWelcome(draft);
  for (const { index, filling } of rewards) takeReward(draft, index, filling);
  event.stamps.forEach((count, index) => {
    if (count > 0) stamp(draft, index, count);
  });
  return draft;
}

/** The promise to a pending purchase, and the time it was made. */
type Waited = Pick<LifePending, "promised" | "at">;

function keep(draft: Draft, paidOre: number, waited?: Waited): LifeVisit {
  const { life, event, member, cards, outcome, uses, welcomed } = draft;
  const rate = waited?.promised?.pointsPerKronaHundredths ?? life.rule.pointsPerKronaHundredths;
  const ofToday = event.amountOre === null ? null : earningOf(life.rule, paidOre, life.today);
  const earning = waited ? waited.promised : ofToday;
  keepAccount(life, member, outcome);
  const visit: LifeVisit = {
    member: event.member,
    at: waited?.at ?? life.now,
    bought: event.amountOre !== null,
    paidOre,
    keptOre: paidOre,
    uses,
    returned: false,
    changedAt: null,
    realId: 0,
    lot: earning && { id: ++life.lots, earned: earning.points, rate, returned: 0 },
    given: cards.map(({ entries }) => givenBy(entries)),
    stampsBack: cards.map(() => 0),
  };
  if (earning && visit.lot) {
    const { points, validThrough } = earning;
    keepAccount(life, member, earn(member.account, { id: visit.lot.id, points, validThrough }, life.today));
  }
  cards.forEach((changed, index) => {
    keepCard(life, member, index, changed);
  });
  if (welcomed && member.welcome) member.welcome.usedAt = visit;
  life.visits.push(visit);
  life.uses.push(...uses);
  return visit;
}

/**
 * Turns a pending purchase into a visit of the new member: first without stamps, then with each card's possible stamps.
 * Leaves out a stopped campaign. Returns null when nothing remains.
 */
export function claim(life: ClubLife, member: number, pending: LifePending): LifeVisit | null {
  const { amountOre, promised, at } = pending;
  const nothing = { coupons: [], rewards: [], welcome: false, bold: false, again: false };
  const campaign = pending.campaign && life.campaign === "ACTIVE";
  const visitEvent: VisitEvent = { kind: "VISIT", member, amountOre, campaign, ...nothing, stamps: [0, 0] };
  const { stamps } = possible(life, { ...visitEvent, stamps: [pending.stamps[0] ?? 0, pending.stamps[1] ?? 0] });
  if (amountOre === null && stamps.every((count) => count === 0)) return null;
  return keep(decide(life, { ...visitEvent, stamps }), amountOre ?? 0, { promised, at });
}

/**
 * Returns the possible part of a visit: each part is tried together with the earlier ones, and left out when refused.
 */
export function possible(life: ClubLife, event: VisitEvent): VisitEvent {
  const bare = { coupons: [], rewards: [], welcome: false, campaign: false };
  let possibleEvent: VisitEvent = { ...event, ...bare, stamps: [0, 0] };
  const add = (part: Partial<VisitEvent>) => {
    try {
      decide(life, { ...possibleEvent, ...part });
      possibleEvent = { ...possibleEvent, ...part };
    } catch (error) {
      if (!(error instanceof No)) throw error;
    }
  };
  for (const coupon of event.coupons) add({ coupons: [...possibleEvent.coupons, coupon] });
  if (event.welcome) add({ welcome: true });
  for (const which of event.rewards) add({ rewards: [...possibleEvent.rewards, which] });
  add({ stamps: [event.stamps[0], 0] });
  add({ stamps: [possibleEvent.stamps[0], event.stamps[1]] });
  if (event.campaign) add({ campaign: true });
  return possibleEvent;
}

/**
 * Performs a visit by the rules, and returns the till's expected answer. Throws `No` when it is refused; nothing
 * changes then.
 */
export function visit(life: ClubLife, event: VisitEvent) {
  const draft = decide(life, event);
  const values = draft.uses.map(({ valueOre }) => valueOre);
  const payment =
    event.amountOre === null ? { paidOre: 0, discountOre: 0, lostOre: 0 } : payWith(event.amountOre, values);
  const made = keep(draft, payment.paidOre);
  const lot = made.lot && draft.member.account.lots.find(({ id }) => id === made.lot?.id);
  const answer = {
    totalAmount: payment.paidOre / 100,
    discount: payment.discountOre / 100,
    lostValue: payment.lostOre / 100,
    earnedPoints: made.lot?.earned ?? 0,
    pointsValidThrough: lot ? lot.validThrough.toString() : null,
    redemptions: made.uses.map(({ points, valueOre }) => ({ points, value: valueOre / 100 })),
    stampcards: draft.cards.flatMap(({ card, entries }, index) => {
      if (entries.length === 0) return [];
      const open = openFilling(card, life.today);
      const stampsAmount = open?.stampsAmount ?? life.cards[index]?.stampsAmount;
      return [{ card: index, collectedStamps: open?.collected ?? 0, stampsAmount }];
    }),
    completed: draft.completed,
    welcomeOfferUsed: draft.welcomed,
    clubPoints: balanceOn(draft.member.account.lots, life.today),
    owedPoints: owedBy(draft.member.account),
  };
  return { made, answer };
}

import { earn, owedBy, redeem } from "@stammis/domain/account";
import { couponUse, isUsedUp, payWith } from "@stammis/domain/coupons";
import { balanceOn, type Outcome } from "@stammis/domain/ledger";
import { earningOf } from "@stammis/domain/points";
import { givenBy } from "@stammis/domain/stamp-card-replay";
import { type MemberCard, openUsage, rewardUsable, type Usage } from "@stammis/domain/stamp-card-usages";
import { addStamps, type StampEntry, useReward } from "@stammis/domain/stamp-cards";
import { welcomeUsable } from "@stammis/domain/welcome-offer";
import type { ClubEvent } from "./club-events.ts";
import {
  type ClubLife,
  couponStatus,
  keepAccount,
  type LifeCoupon,
  type LifeMember,
  type LifeUse,
  type LifeVisit,
  pickMostly,
  takenOf,
  usesThatStand,
} from "./club-life.ts";

export type VisitEvent = Extract<ClubEvent, { kind: "VISIT" }>;

/** Why an act is refused. */
export class No extends Error {}
const no = (code: string): never => {
  throw new No(code);
};

/** The full cards an event names, each once. */
export function rewardsOf(life: ClubLife, { member, rewards }: VisitEvent) {
  const full = (life.members[member] as LifeMember).cards.flatMap(({ usages }, index) =>
    usages.filter(({ reward }) => reward !== null).map((usage) => ({ index: index as 0 | 1, usage })),
  );
  const isUsable = ({ usage: { reward } }: (typeof full)[number]) =>
    reward !== null && rewardUsable(reward, life.today);
  return [...new Set(rewards.flatMap((which) => pickMostly(full, which, isUsable) ?? []))];
}

/** What a visit under way has come to. */
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

function use({ life, event, uses }: Draft, made: Pick<LifeUse, "coupon" | "card" | "points" | "valueOre" | "usages">) {
  uses.push({ ...made, member: event.member, at: life.now, standing: true, realId: 0 });
}

/** Whether a coupon can be used once more, after what the visit has used already. */
function check({ life, event, uses, outcome }: Draft, index: number, reached: boolean) {
  const { kind, price, totalLimit, perMemberLimit, status } = life.coupons[index] as LifeCoupon;
  const here = uses.filter(({ coupon }) => coupon === index).length;
  const usedUp = isUsedUp(totalLimit, takenOf(life, index) + here);
  const isOut = usedUp && (status === "ACTIVE" || status === "STOPPED");
  const facts = {
    ...{ kind, usedUp, perMemberLimit, pointsRequired: price, reached, startsOn: null, endsOn: null },
    status: isOut ? ("COMPLETED" as const) : couponStatus(life, index),
    usedByMember: usesThatStand(life, index).filter(({ member }) => member === event.member).length + here,
    balance: balanceOn(outcome.account.lots, life.today),
  };
  return couponUse(facts, life.today);
}

function takeCoupon(draft: Draft, index: number, reached: boolean): void {
  const { life, event } = draft;
  const { kind, price, valueOre } = life.coupons[index] as LifeCoupon;
  if (kind === "VALUE" && event.amountOre === null) no("REQUIRED");
  const checked = check(draft, index, reached);
  if (!checked.ok) no(checked.reason);
  const paid = redeem(draft.outcome.account, price ?? 0, life.today);
  if (!paid.ok) throw new No(paid.reason);
  draft.outcome = { account: paid.account, entries: [...draft.outcome.entries, ...paid.entries] };
  const usages = paid.entries.map(({ lotId, points }) => ({ lotId, points }));
  use(draft, { coupon: index, card: null, points: price ?? 0, valueOre: valueOre ?? 0, usages });
}

function takeWelcome(draft: Draft): void {
  const { life, member } = draft;
  const usedPurchaseId = member.welcome.usedAt ? 1 : null;
  const offer = { through: member.welcome.through, usedPurchaseId, campaignStatus: life.welcome };
  if (!welcomeUsable(offer, life.today).ok) no("WELCOME_OFFER_NOT_USABLE");
  draft.welcomed = true;
  if (check(draft, 2, true).ok) takeCoupon(draft, 2, true);
}

function takeReward(draft: Draft, index: 0 | 1, usage: Usage): void {
  const place = draft.cards[index] as Draft["cards"][number];
  const used = useReward(place.card, usage.order, draft.life.today);
  if (!used.ok) throw new No(used.reason);
  place.card = used.card;
  use(draft, { coupon: null, card: { index, order: usage.order }, points: 0, valueOre: 0, usages: [] });
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
  const asked = event.coupons.length + rewards.length + event.stamps.filter((count) => count > 0).length;
  if (event.amountOre === null && !event.welcome && asked === 0) no("NOTHING_TO_REGISTER");
  if (event.campaign && life.campaign !== "ACTIVE") no("CAMPAIGN_NOT_ACTIVE");
  for (const index of event.coupons) takeCoupon(draft, index, index === 1 && life.campaign === "ACTIVE");
  if (event.welcome) takeWelcome(draft);
  for (const { index, usage } of rewards) takeReward(draft, index, usage);
  event.stamps.forEach((count, index) => {
    if (count > 0) stamp(draft, index, count);
  });
  return draft;
}

function keep({ life, event, member, cards, outcome, uses, welcomed }: Draft, paidOre: number): LifeVisit {
  const { pointsPerKronaHundredths: rate } = life.rule;
  const earning = event.amountOre === null ? null : earningOf(life.rule, paidOre, life.today);
  keepAccount(life, member, outcome);
  const visit: LifeVisit = {
    ...{
      member: event.member,
      at: life.now,
      bought: event.amountOre !== null,
      paidOre,
      keptOre: paidOre,
      uses,
      returned: false,
      realId: 0,
    },
    lot: earning && { id: ++life.lots, earned: earning.points, rate, returned: 0 },
    given: cards.map(({ entries }) => givenBy(entries)),
    stampsBack: cards.map(() => 0),
  };
  if (earning && visit.lot) {
    keepAccount(life, member, earn(member.account, { id: visit.lot.id, ...earning }, life.today));
  }
  member.cards = cards.map(({ card }) => card);
  if (welcomed) member.welcome.usedAt = visit;
  life.visits.push(visit);
  life.uses.push(...uses);
  return visit;
}

/** What of a visit is possible: each part is asked for beside the ones before it, and left out when it is refused. */
export function possible(life: ClubLife, event: VisitEvent): VisitEvent {
  let it: VisitEvent = { ...event, coupons: [], stamps: [0, 0], rewards: [], welcome: false, campaign: false };
  const add = (part: Partial<VisitEvent>) => {
    try {
      decide(life, { ...it, ...part });
      it = { ...it, ...part };
    } catch (error) {
      if (!(error instanceof No)) throw error;
    }
  };
  for (const coupon of event.coupons) add({ coupons: [...it.coupons, coupon] });
  if (event.welcome) add({ welcome: true });
  for (const which of event.rewards) add({ rewards: [...it.rewards, which] });
  add({ stamps: [event.stamps[0], 0] });
  add({ stamps: [it.stamps[0], event.stamps[1]] });
  if (event.campaign) add({ campaign: true });
  return it;
}

/** A visit as the rules make it, and what the till must answer; `No` when it is refused, and then nothing happens. */
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
      const open = openUsage(card, life.today);
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

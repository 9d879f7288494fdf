import type * as z from "zod";
import { couponKindRules } from "#features/loyalty/coupons/domain/coupon-kinds.ts";
import type { Account } from "#features/loyalty/points/domain/ledger.ts";
import type { EarningRule } from "#features/loyalty/points/domain/points.ts";
import type { CardFilling, MemberCard, StampCardRule } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import type { LedgerShape } from "#features/till/returns/contract/shapes.ts";
import type { GivenUse, ReturnContext } from "#features/till/returns/domain/plan-return.ts";
import { oreFromKronor } from "#packages/domain/money.ts";
import { guestVisitContext } from "../domain/guest-visit-context.ts";
import type { VisitContext, VisitCoupon } from "../domain/plan-visit.ts";
import type { registerSchemas } from "./schemas.ts";

type TillMember = z.output<(typeof registerSchemas)["getAtTill"]["answer"]>;
type TillFacts = z.output<(typeof registerSchemas)["getTillFacts"]["answer"]>;
type Coupon = Omit<TillMember["coupons"][number], "campaign" | "campaignId" | "isBrought">;

const dateOf = (date: string | null) => (date === null ? null : Temporal.PlainDate.from(date));

/** Returns the öre of an amount from the wire, which has at most two decimals. */
function oreOf(kronor: number): number {
  const read = oreFromKronor(kronor);
  return read.ok ? read.ore : 0;
}

/** Returns the current terms of a stamp card from its wire format. */
export function stampCardRuleOf(card: TillFacts["stampcards"][number]): StampCardRule {
  const { stampsAmount, monthValidation, dayValidation, publishStatus: status } = card;
  return { stampsAmount, monthValidation, dayValidation, status };
}

/** Returns the club's rule for earning points. */
export function earningRuleOf(facts: TillFacts): EarningRule {
  return {
    active: facts.pointsActive,
    pointsPerKronaHundredths: Math.round(facts.pointsPerKrona * 100),
    monthValidation: facts.monthValidation,
    countedPointsFrom: dateOf(facts.countedPointsFrom),
  };
}

// The till receives only coupons, full cards and offers that the member can use today. A coupon comes as often as one
// visit can use it. A SUSPENDED one is within its grace period.
function couponOf(coupon: Coupon, { carrier, isBrought }: Pick<VisitCoupon, "carrier" | "isBrought">): VisitCoupon {
  return {
    id: coupon.id,
    kind: coupon.kind,
    name: coupon.name,
    status: coupon.publishStatus,
    startsOn: dateOf(coupon.startDate),
    endsOn: dateOf(coupon.endDate),
    pointsRequired: couponKindRules[coupon.kind].costsPoints ? coupon.pointsRequired : null,
    valueOre: coupon.value === null ? null : oreOf(coupon.value),
    minimumOre: coupon.minimumPurchase === null ? null : oreOf(coupon.minimumPurchase),
    totalLimit: null,
    taken: 0,
    perMemberLimit: null,
    usedByMember: 0,
    carrier,
    isBrought,
    inGrace: true,
  };
}

function couponsOf({ coupons, welcomeOffer }: TillMember): VisitCoupon[] {
  const own = coupons.map((coupon) => couponOf(coupon, { carrier: coupon.campaignId, isBrought: coupon.isBrought }));
  const offered = welcomeOffer?.coupon;
  return offered && own.every(({ id }) => id !== offered.id)
    ? [...own, couponOf(offered, { carrier: null, isBrought: false })]
    : own;
}

function fillingOf(filling: LedgerShape["stampcards"][number]["fillings"][number]): CardFilling {
  const { reward } = filling;
  return {
    order: filling.usageOrder,
    stampsAmount: filling.stampsAmount,
    collected: filling.collectedStamps,
    status: filling.stampcardUsageStatus,
    startedOn: Temporal.PlainDate.from(filling.startDate),
    endsOn: Temporal.PlainDate.from(filling.endDate),
    rewardDays: filling.dayValidation,
    reward: reward && {
      startsOn: Temporal.PlainDate.from(reward.startDate),
      endsOn: Temporal.PlainDate.from(reward.validThrough),
      used: reward.used,
    },
  };
}

/** Returns the member's stamp cards by the card's id. */
export function memberCardsOf({ stampcards }: Pick<LedgerShape, "stampcards">): Map<number, MemberCard> {
  return new Map(
    stampcards.map(({ stampcardId, owedStamps: owed, lastOrder, fillings }) => [
      stampcardId,
      { owed, lastOrder, fillings: fillings.map(fillingOf) },
    ]),
  );
}

function accountOf({ lots, settlements }: LedgerShape): Account {
  return {
    lots: lots.map((lot) => ({ ...lot, validThrough: Temporal.PlainDate.from(lot.validThrough) })),
    settlements,
  };
}

/** Returns the context of a visit by this member; undefined for a customer who is about to join. */
export function visitKnownOf(member: TillMember | undefined, facts: TillFacts): VisitContext {
  const nobodys = guestVisitContext({
    rule: earningRuleOf(facts),
    runningCampaignIds: facts.campaigns.flatMap(({ id, publishStatus }) => (publishStatus === "ACTIVE" ? id : [])),
    stampCards: (member ?? facts).stampcards.map((card) => ({ id: card.id, rule: stampCardRuleOf(card) })),
  });
  if (!member) return nobodys;
  const { welcomeOffer: welcome } = member;
  return {
    ...nobodys,
    lots: accountOf(member.ledger).lots,
    coupons: couponsOf(member),
    memberCards: memberCardsOf(member.ledger),
    rewards: member.stampcardCoupons.map((won) => ({
      fillingId: won.stampcardUsageId,
      stampCardId: won.stampcardId,
      order: won.usageOrder,
      name: won.reward,
    })),
    welcome: welcome
      ? {
          campaignId: welcome.id,
          couponId: welcome.coupon?.id ?? null,
          through: Temporal.PlainDate.from(welcome.validThrough),
          usedPurchaseId: null,
          campaignStatus: welcome.publishStatus,
          redeems: true,
        }
      : null,
  };
}

function givenUseOf(use: LedgerShape["visits"][number]["uses"][number]): GivenUse {
  const {
    redemptionId: id,
    value,
    welcomeOffer: ofWelcomeOffer,
    stampcardId: stampCardId,
    usageOrder: fillingOrder,
    allocations,
  } = use;
  return { id, valueOre: oreOf(value), ofWelcomeOffer, stampCardId, fillingOrder, allocations };
}

/** Returns the context of a return of a visit in the ledger; null for any other visit. */
export function returnKnownOf(ledger: LedgerShape, purchaseId: number): ReturnContext | null {
  const visit = ledger.visits.find((each) => each.purchaseId === purchaseId);
  if (!visit) return null;
  const { lot } = visit;
  return {
    account: accountOf(ledger),
    cards: memberCardsOf(ledger),
    returned: visit.returned,
    keptOre: oreOf(visit.keptAmount),
    welcomeOffer: visit.welcomeOffer,
    uses: visit.uses.map(givenUseOf),
    lot: lot && {
      id: lot.id,
      earned: lot.earned,
      returnedSoFar: lot.returnedSoFar,
      pointsPerKronaHundredths: Math.round(lot.pointsPerKrona * 100),
    },
    stampEntries: visit.stamps.map(({ stampcardId: stampCardId, usageOrder: order, kind, stamps }) => {
      return { stampCardId, order, kind, stamps };
    }),
  };
}

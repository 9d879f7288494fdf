import { type CouponKind, couponKindRules, couponKinds } from "#features/loyalty/coupons/domain/coupon-kinds.ts";
import { reachesMinimum } from "#features/loyalty/coupons/domain/coupons.ts";
import { pointsLacking } from "#features/loyalty/points/domain/points-lacking.ts";
import { oreFromKronor } from "#packages/domain/money.ts";
import type { TillFacts, TillMember } from "../queries.ts";
import { campaignsToChoose } from "../visit/here.ts";
import type { Offered, Visit, VisitEvent } from "../visit/visit.ts";
import { goodsOreOf } from "../visit/visit-plan.ts";

/** A tile: an offer that the member can use now, or with more points. */
export interface Offer {
  key: string;
  kind: "earned" | "welcome" | "value" | "reward";
  label: string;
  /** The campaign or card behind the offer; null for the club's own rewards. */
  through: string | null;
  /** The last day in wire format; null without one. */
  lastDay: string | null;
  /** Kronor of a value coupon. */
  value: number | null;
  /** The price in points, and the points still to earn before it can be chosen. Earned points cover a deficit first. */
  price: number;
  lacking: number;
  /** The minimum purchase in kronor, while the typed amount is below it. */
  atLeast: number | null;
  chosen: boolean;
  event: VisitEvent;
}

type Coupon = TillMember["coupons"][number];

/** Whether the offer can be chosen now. */
export const canTake = ({ lacking, atLeast }: Offer): boolean => lacking === 0 && atLeast === null;

/** Returns a coupon's minimum purchase while the typed amount is below it. */
function shortOf(coupon: Pick<Coupon, "minimumPurchase"> | null | undefined, visit: Visit): number | null {
  const atLeast = coupon?.minimumPurchase ?? null;
  const minimum = atLeast === null ? null : oreFromKronor(atLeast);
  return minimum?.ok && !reachesMinimum(minimum.ore, goodsOreOf(visit)) ? atLeast : null;
}

function couponsOf({ coupons, welcomeOffer }: TillMember): Coupon[] {
  return coupons.filter(({ id }) => id !== welcomeOffer?.coupon?.id);
}

const offerKinds = { REWARD: "reward", VALUE: "value" } as const satisfies Record<CouponKind, string>;
/** Coupons that pay come before those that cost points. */
const kindsInOrder = couponKinds.toSorted(
  (a, b) => Number(couponKindRules[b].paysMoney) - Number(couponKindRules[a].paysMoney),
);

/** Lists won rewards, the welcome offer, value coupons, and the club's rewards by price. Spec §4. */
export function offersOf(member: TillMember, visit: Visit, pointsLeft: number): Offer[] {
  const plain = { lastDay: null, value: null, price: 0, lacking: 0, atLeast: null, through: null } as const;
  const earned = member.stampcardCoupons.map(
    (won): Offer => ({
      ...plain,
      key: `earned-${won.stampcardUsageId}`,
      kind: "earned",
      label: won.reward,
      through: won.stampcardTitle,
      lastDay: won.validThrough,
      chosen: visit.stampcardUsageIds.includes(won.stampcardUsageId),
      event: { type: "reward", fillingId: won.stampcardUsageId },
    }),
  );
  const welcome = [member.welcomeOffer ?? []].flat().map(
    (offer): Offer => ({
      ...plain,
      key: "welcome",
      kind: "welcome",
      label: offer.name,
      lastDay: offer.validThrough,
      value: offer.coupon?.value ?? null,
      atLeast: visit.welcomeOffer === null ? shortOf(offer.coupon, visit) : null,
      chosen: visit.welcomeOffer !== null,
      event: { type: "welcome", couponId: offer.coupon?.id ?? null },
    }),
  );
  const holdings = { balance: Math.max(0, pointsLeft), owed: member.owedPoints };
  const couponOffer = (coupon: Coupon): Offer => {
    const chosen = visit.couponIds.includes(coupon.id);
    return {
      ...plain,
      key: `coupon-${coupon.id}`,
      kind: offerKinds[coupon.kind],
      label: coupon.name,
      through: coupon.campaign,
      lastDay: coupon.endDate,
      value: coupon.value,
      price: coupon.pointsRequired,
      // A chosen offer can always be removed.
      lacking: chosen ? 0 : pointsLacking(coupon.pointsRequired, holdings),
      atLeast: chosen ? null : shortOf(coupon, visit),
      chosen,
      event: { type: "coupon", id: coupon.id },
    };
  };
  const byPrice = (a: Coupon, b: Coupon) => a.pointsRequired - b.pointsRequired || a.id - b.id;
  const coupons = (kind: Coupon["kind"]) =>
    couponsOf(member)
      .filter((each) => each.kind === kind)
      .sort(byPrice);
  return [...earned, ...welcome, ...kindsInOrder.flatMap(coupons).map(couponOffer)];
}

/** Returns the offers that may be chosen now, for comparison with a stored visit. */
export function offeredTo(member: TillMember, facts: TillFacts | undefined): Offered {
  return {
    campaignIds: facts ? campaignsToChoose(facts).map(({ id }) => id) : null,
    couponIds: couponsOf(member).map(({ id }) => id),
    stampcardUsageIds: member.stampcardCoupons.map(({ stampcardUsageId }) => stampcardUsageId),
    stamps: Object.fromEntries(member.stampcards.map((card) => [card.id, card.stampsPossible])),
    welcomeOffer: member.welcomeOffer && { couponId: member.welcomeOffer.coupon?.id ?? null },
  };
}

import { couponKindRules } from "#features/loyalty/coupons/domain/coupon-kinds.ts";
import { openFilling } from "#features/loyalty/stamp-cards/member/fillings.ts";
import type { Home } from "#packages/web/member/club/home.ts";

/** The benefits that a member loses by leaving. */
export interface Losses {
  points: number;
  /** The number of unused rewards of full cards. */
  rewards: number;
  /** The names of coupons that cost no points; the others are lost with the points. */
  coupons: string[];
  /** The stamps on cards that are not full yet; a full card counts by its reward. */
  stamps: { id: number; card: string; stamps: number }[];
  welcomeOffer: string | null;
}

export function lossesOf({ points, coupons, stampcardCoupons, stampcards, welcomeOffer }: Home): Losses {
  return {
    points: points.balance,
    rewards: stampcardCoupons.length,
    coupons: coupons.filter(({ kind }) => !couponKindRules[kind].costsPoints).map(({ name }) => name),
    stamps: stampcards.flatMap((card) => {
      const stamps = openFilling(card)?.collectedStamps ?? 0;
      return stamps > 0 ? [{ id: card.id, card: card.title, stamps }] : [];
    }),
    welcomeOffer: welcomeOffer?.name ?? null,
  };
}

export const hasLosses = ({ points, rewards, coupons, stamps, welcomeOffer }: Losses): boolean =>
  points > 0 || rewards > 0 || coupons.length > 0 || stamps.length > 0 || welcomeOffer !== null;

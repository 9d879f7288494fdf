import { type WelcomeOffer, welcomeUsable } from "#features/loyalty/coupons/domain/welcome-offer.ts";

/**
 * Chooses between two welcome offers. A used one wins, so that it stays used; of two alike the kept member's own;
 * otherwise the usable one. Null: neither has one. Spec §4 "Welcome offer".
 */
export function mergedWelcome(
  survivor: WelcomeOffer | null,
  other: WelcomeOffer | null,
  today: Temporal.PlainDate,
): "KEPT" | "OTHER" | null {
  if (!other) return survivor ? "KEPT" : null;
  if (!survivor) return "OTHER";
  const rank = (offer: WelcomeOffer) => (offer.usedPurchaseId !== null ? 2 : welcomeUsable(offer, today).ok ? 1 : 0);
  return rank(other) > rank(survivor) ? "OTHER" : "KEPT";
}

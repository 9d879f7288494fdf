import { type WelcomeOffer, welcomeUsable } from "#features/loyalty/coupons/domain/welcome-offer.ts";

/**
 * Chooses between two welcome offers. A used one is chosen, so that it stays used; else the usable one; if both are
 * equal, the kept member's. Null if neither has one. Spec §4 "Welcome offer".
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

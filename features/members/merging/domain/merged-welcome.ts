import { type WelcomeOffer, welcomeUsable } from "#features/loyalty/coupons/domain/welcome-offer.ts";

/**
 * Which of two welcome offers stands: a used one, so that it is used whoever used it; of two alike the kept member's own; else
 * the one that can be used. Null: neither has any. Spec §4 "Welcome offer".
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

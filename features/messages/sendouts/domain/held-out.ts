import { sha256 } from "@noble/hashes/sha2.js";

/** The maximum share of a selection that can be held out, in percent. */
export const heldOutMax = 50;

/**
 * Whether a member is held out of a sendout. A hash of both ids decides, so that the answer never changes, and other
 * sendouts hold out other members. `percent` is 0 to 50. SQL twin:
 * `features/messages/sendouts/api/sendout-reach/held-out-queries.ts`.
 */
export function isHeldOut(sendoutId: number, memberId: number, percent: number): boolean {
  const [first = 0, second = 0, third = 0] = sha256(new TextEncoder().encode(`${sendoutId} ${memberId}`));
  return ((first << 16) + (second << 8) + third) % 100 < percent;
}

import { sha256 } from "@noble/hashes/sha2.js";

/** Most of a selection that can be held out, in percent. */
export const heldOutMax = 50;

/**
 * Whether a member is held out of a sendout: drawn by a hash of both, so that asking again never changes the answer, and
 * another sendout holds out others. `percent` is 0 to 50. SQL twin: `features/messages/sendouts/api/sendout-reach/held-out-queries.ts`.
 */
export function isHeldOut(sendoutId: number, memberId: number, percent: number): boolean {
  const [first = 0, second = 0, third = 0] = sha256(new TextEncoder().encode(`${sendoutId} ${memberId}`));
  return ((first << 16) + (second << 8) + third) % 100 < percent;
}

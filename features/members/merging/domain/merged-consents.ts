/**
 * A membership's consent in one channel: whether marketing is sent, and whether the member has refused and not agreed
 * since.
 */
export interface ChannelConsent {
  given: boolean;
  optedOut: boolean;
}

/**
 * Whether marketing is sent to the kept member's address: the kept member agreed, and neither membership has refused
 * the channel. The stricter of the two answers decides.
 */
export function mergedConsent(survivor: ChannelConsent, other: ChannelConsent): boolean {
  return survivor.given && !survivor.optedOut && !other.optedOut;
}

/** Returns the consent after an undo: as before the merge, unless either membership has refused since. */
export function unmergedConsent(before: boolean, refusedSince: boolean): boolean {
  return before && !refusedSince;
}

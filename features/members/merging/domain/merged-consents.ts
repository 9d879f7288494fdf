/** A membership and one channel: whether marketing goes there, and whether its holder has refused it, and not agreed since. */
export interface ChannelConsent {
  given: boolean;
  optedOut: boolean;
}

/**
 * Whether marketing goes to the kept member's address: its holder agreed, and neither membership has refused the channel.
 * The stricter answer wins.
 */
export function mergedConsent(survivor: ChannelConsent, other: ChannelConsent): boolean {
  return survivor.given && !survivor.optedOut && !other.optedOut;
}

/** After an undo: as it was before, unless it was refused meanwhile, by whoever answered. */
export function unmergedConsent(before: boolean, refusedSince: boolean): boolean {
  return before && !refusedSince;
}

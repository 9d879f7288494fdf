/** A membership and one channel: whether marketing goes there, and whether its holder has refused it, and not agreed since. */
export interface ChannelConsent {
  given: boolean;
  optedOut: boolean;
}

/**
 * Whether marketing goes to the address that stays: its holder agreed to it there, and neither membership has refused the
 * channel. The stricter answer wins. `addressOf`: whose address stays.
 */
export function mergedConsent(kept: ChannelConsent, other: ChannelConsent, addressOf: "KEPT" | "OTHER"): boolean {
  return (addressOf === "KEPT" ? kept : other).given && !kept.optedOut && !other.optedOut;
}

/** After an undo: as it was before, unless it was refused meanwhile, by whoever answered. */
export function unmergedConsent(before: boolean, refusedSince: boolean): boolean {
  return before && !refusedSince;
}

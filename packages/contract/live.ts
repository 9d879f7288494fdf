/**
 * What an endpoint marked `stream` answers: server-sent events, each with a line of JSON. They tell that something has
 * changed and never what: whoever hears it asks for it again by the calls that answer it.
 */
export interface LiveEvents {
  /** The first one; something is heard at least every so many seconds from then on, if only a comment. */
  open: { beatSeconds: number };
  /** Of the member's own, or of what the club shows all alike: to be asked for within so many milliseconds, at random. */
  wake: { whose: Woken; within: number };
  /** The last one. */
  bye: { why: Farewell; within: number };
}

export type Woken = "member" | "club";

/**
 * `ended`: its caller may no longer hear it. `again`: to be opened anew within so many milliseconds, at random. `crowded`:
 * newer streams have taken its place.
 */
export type Farewell = "ended" | "again" | "crowded";

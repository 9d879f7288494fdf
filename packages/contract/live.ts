/**
 * Server-sent events of an endpoint marked `stream`, each with one line of JSON. They report that something changed but
 * not its content: the listener refetches the data through its own endpoint.
 */
export interface LiveEvents {
  /** The first event. Afterwards the server sends at least a comment every `beatSeconds` seconds. */
  open: { beatSeconds: number };
  /**
   * The member's own data or data shared by the club has changed. The client refetches it after a random delay of at
   * most `within` milliseconds.
   */
  wake: { whose: Woken; within: number };
  /** The last event. */
  bye: { why: Farewell; within: number };
}

export type Woken = "member" | "club";

/**
 * `ended`: the caller no longer has access. `again`: the client reconnects after a random delay of at most `within`
 * milliseconds. `crowded`: newer streams have replaced this one.
 */
export type Farewell = "ended" | "again" | "crowded";

import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import type { Log } from "../log.ts";

/**
 * Cache keys that servers must invalidate after a change: an account's sessions and grants, a member's, a chain's
 * facts.
 */
export type ChangedKey =
  | `account:${number}`
  | `member:${number}/${number}`
  | `till-device:${number}/${number}`
  | `api-key:${number}/${number}`
  | `chain:${number}`;

/** Receives the keys that changed. Null: changes may have been missed, so all keys may be stale. */
type Heard = (keys: readonly string[] | null) => void;

export interface Changes {
  /** Reports changed keys; the caller has committed. This server invalidates at once, others a moment later. */
  tell(...keys: ChangedKey[]): void;
  hear(heard: Heard): void;
  /** Whether changes by other servers arrive: false while they would be missed. */
  isHeard(): boolean;
}

/** The largest number of characters of one notification; a longer list of keys is sent as `everything`. */
const lengthAtMost = 7_000;
const everything = "everything";

/**
 * Distributes changes from this server and from database triggers anywhere. If a trigger can only note a change, its
 * server notifies the others after the commit.
 */
export function createChanges(db: Database, log: Log): Changes {
  const listeners: Heard[] = [];
  const spread: Heard = (keys) => {
    for (const heard of listeners) heard(keys?.includes(everything) ? null : keys);
  };
  db.onStaleKeys((keys) => {
    spread(keys);
    const payload = keys.join(" ");
    const tell = sql`select pg_notify('changed', ${payload.length < lengthAtMost ? payload : everything})`;
    tell
      .execute(db.platform)
      .catch((error: unknown) => log.warn({ err: error }, "notifying other servers of changed settings failed"));
  });
  let isHeard = () => false;
  return {
    tell: (...keys) => spread(keys),
    hear(heard) {
      listeners.push(heard);
      if (listeners.length > 1) return;
      isHeard = db.listen("changed", (payload) => spread(payload === null ? null : payload.split(" "))).isLive;
    },
    isHeard: () => isHeard(),
  };
}

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

/** Null: changes may have been missed, so all keys may be stale. */
type Heard = (keys: readonly string[] | null) => void;

export interface Changes {
  /** Call after the commit. This server invalidates at once, others a moment later. */
  tell(...keys: ChangedKey[]): void;
  hear(heard: Heard): void;
  /** False while changes by other servers would be missed. */
  isHeard(): boolean;
}

/** The largest length of one notification; more keys are sent as `everything`. */
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

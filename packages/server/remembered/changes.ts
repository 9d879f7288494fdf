import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import type { Log } from "../log.ts";

/** What servers remember and must forget when it changes: an account's sessions and grants, a member's, a chain's facts. */
export type ChangedKey =
  | `account:${number}`
  | `member:${number}/${number}`
  | `till-device:${number}/${number}`
  | `api-key:${number}/${number}`
  | `chain:${number}`;

/** Null: anything may have changed, because for a while nothing would have been heard. */
type Heard = (keys: readonly string[] | null) => void;

export interface Changes {
  /** Called once what it tells has been committed: this server knows it with its own answer, others a moment later. */
  tell(...keys: ChangedKey[]): void;
  hear(heard: Heard): void;
  /** False while a change made by another server would not be heard. */
  isHeard(): boolean;
}

/** As many as one notification has room for; more are all of them. */
const lengthAtMost = 7_000;
const everything = "everything";

/**
 * Changes told on this server, and by triggers of the database wherever they were made. What a trigger could only note, its
 * server tells the others once it is committed.
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

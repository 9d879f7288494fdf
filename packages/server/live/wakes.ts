import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { ChainId } from "#packages/domain/ids.ts";
import type { Database } from "../db/database.ts";
import type { Touched } from "../db/touched.ts";
import type { Log } from "../log.ts";
import { clubTopic, memberTopic, type Topic, tillsTopic } from "./topics.ts";
import { payloadsOf, readPayload } from "./wake-payload.ts";

/** Receives the topics to refetch; null: notifications may have been missed. */
type Heard = (topics: readonly Topic[] | null) => void;

/** Notifies pages that they should refetch: at once on this server, and a moment later on the others. */
export interface Wakes {
  /** Starts listening to other servers. */
  hear(heard: Heard): void;
  flush(): Promise<void>;
}

const channel = "woken";
/**
 * The shortest interval between messages to other servers, in milliseconds: all NOTIFYs of the database wait for each
 * other.
 */
const everyMs = 150;
/** The largest number of changed members in one interval. Beyond it, all pages of the club refetch. */
const membersAtMost = 2_000;

type Pending = Map<number, { members: Set<number>; club: boolean }>;

/**
 * Collects the topics that committed transactions changed, and sends them outside the transactions, so that they never
 * wait. A lost message only causes delay, because pages also refetch by themselves.
 */
export function createWakes(db: Database, log: Log): Wakes {
  const self = randomBytes(6).toString("base64url");
  const listeners: Heard[] = [];
  let here: Pending = new Map();
  let elsewhere: Pending = new Map();
  let toldAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  const spread: Heard = (topics) => {
    for (const heard of listeners) heard(topics);
  };

  /** Notifies this server's pages of all topics changed in one turn of the event loop. */
  function tellHere(): void {
    const topics = topicsOf(here);
    here = new Map();
    if (topics.length > 0) spread(topics);
  }

  async function tellElsewhere(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const payloads = payloadsOf(self, elsewhere);
    elsewhere = new Map();
    if (payloads.length === 0) return;
    toldAt = performance.now();
    // The transaction writes nothing, so its commit need not wait for the disk while it holds the notification lock.
    const tell = sql`select plan_by('synchronous_commit', 'off'), pg_notify(${channel}, each)
      from unnest(${payloads}::text[]) as each`;
    await tell
      .execute(db.platform)
      .catch((error: unknown) => log.warn({ err: error }, "notifying other servers of changes failed"));
  }

  db.onTouched((chain, touched) => {
    if (here.size === 0) setImmediate(tellHere);
    gather(here, chain, touched);
    gather(elsewhere, chain, touched);
    timer ??= setTimeout(tellElsewhere, Math.max(10, toldAt + everyMs - performance.now())).unref();
  });

  return {
    hear(heard) {
      listeners.push(heard);
      if (listeners.length > 1) return;
      db.listen(channel, (payload) => {
        const read = payload === null ? null : readPayload(payload);
        if (read === null) spread(null);
        else if (read.from !== self) spread(read.topics);
      });
    },
    flush: tellElsewhere,
  };
}

function gather(pending: Pending, chain: ChainId, { memberIds, club }: Touched): void {
  const of = pending.get(chain) ?? { members: new Set(), club: false };
  pending.set(chain, of);
  of.club ||= club;
  for (const id of memberIds) of.members.add(id);
  if (of.members.size > membersAtMost) {
    of.members.clear();
    of.club = true;
  }
}

function topicsOf(pending: Pending): Topic[] {
  return [...pending].flatMap(([chain, { members, club }]) => [
    ...(club ? [tillsTopic(chain), clubTopic(chain)] : []),
    ...[...members].map((id) => memberTopic(chain, id)),
  ]);
}

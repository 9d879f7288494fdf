import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "../db/database.ts";
import { type Heartbeat, missingWorker, readWorkers } from "./heartbeat.ts";
import { lostNodesOf } from "./lost-nodes.ts";

/**
 * Milliseconds for which requests share one database check: the readiness page is requested by proxies, containers and
 * unknown clients.
 */
const sharedForMs = 1_000;
const deadlineMs = 5_000;
/**
 * Milliseconds for removing the heartbeat at a stop. After that the process leaves its row in the table instead of
 * waiting longer for the database.
 */
const endsWithinMs = 1_000;

export interface Readiness {
  /** Whether requests should be sent to this process. */
  isReady: boolean;
  /** The status in a sentence; "ok" only if nothing is missing. */
  text: string;
}

export const unready = (text: string): Readiness => ({ isReady: false, text });
export const readinessOk: Readiness = { isReady: true, text: "ok" };

/** Rejects after this many milliseconds, so that a hanging database blocks neither a probe nor a stop. */
export async function withinDeadline<T>(answer: Promise<T>, ms = deadlineMs): Promise<T> {
  const settled = new AbortController();
  answer.catch(() => {});
  const late = wait(ms, undefined, { ref: false, signal: settled.signal }).then(() => {
    throw new Error(`no response within ${ms / 1000} s`);
  });
  late.catch(() => {});
  return Promise.race([answer, late]).finally(() => settled.abort());
}

/** Reports a lost node of a cluster or a missing worker; the server works without them. */
async function findMissing({ platform }: Database): Promise<string | null> {
  const [lost, workers] = await Promise.all([
    withinDeadline(lostNodesOf(platform)).catch(() => null),
    withinDeadline(readWorkers(platform)),
  ]);
  if (!lost) return "the nodes of the database could not be checked: some clubs may be unavailable";
  if (lost.length > 0) return `no response from ${lost.join(", ")}: clubs on these nodes are unavailable`;
  return missingWorker(workers);
}

async function look(db: Database, heartbeat: Heartbeat): Promise<Readiness> {
  try {
    await withinDeadline(db.ping());
  } catch {
    return unready("the database does not respond");
  }
  try {
    await withinDeadline(heartbeat.beat());
  } catch {
    return unready("the database accepts no writes");
  }
  try {
    const missing = await findMissing(db);
    // The server stays ready: the till and the members' pages work without a worker, other nodes' clubs without a node,
    // and all servers lack the same ones.
    return missing ? { isReady: true, text: missing } : readinessOk;
  } catch {
    return unready("the database does not respond");
  }
}

/** Removes the process's heartbeat, if the database responds within a second. */
export const endHeartbeat = (heartbeat: Heartbeat): Promise<void> =>
  withinDeadline(heartbeat.end(), endsWithinMs).catch(() => {});

/**
 * Returns the check behind a server's `/readyz`: the database answers and accepts writes, and a worker runs. A write is
 * the only proof, because a standby, a read-only database and a full disk still answer queries.
 */
export function createReadiness(db: Database, heartbeat: Heartbeat): () => Promise<Readiness> {
  let latest: { at: number; answer: Promise<Readiness> } | null = null;
  return () => {
    const now = performance.now();
    if (!latest || now - latest.at > sharedForMs) latest = { at: now, answer: look(db, heartbeat) };
    return latest.answer;
  };
}

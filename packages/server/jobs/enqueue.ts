import { sql, type Transaction } from "kysely";
import type { DB } from "../db/types.ts";

/** Every job and what it is told. No contact data: a job reads what it needs when it runs. */
export interface JobPayloads {
  "send-message": { chainId: number; messageId: number };
  "send-platform-message": { messageId: number };
  "move-import": { chainId: number; importId: number };
  "write-picture-sizes": { chainId: number; path: string };
  "move-what-if": { chainId: number; whatIfId: number };
  /** The first members are told at once, the others some a minute. */
  "tell-terms": { chainId: number };
  /** Several lanes work at one sendout; each goes on behind where it was. */
  "move-sendout": {
    chainId: number;
    sendoutId: number;
    lane: number;
    after?: { line: "AGAIN" | "FIRST_TIME"; medium: string; memberId: number };
  };
  /** Null: all passes of the club. */
  "update-passes": { chainId: number; memberIds: number[] | null };
}

/** Of these one waits at a time for the same thing: a further one takes its place. One that runs makes room for its next. */
const keys: { [Name in keyof JobPayloads]?: (payload: JobPayloads[Name]) => string | null } = {
  "move-import": ({ chainId, importId }) => `import ${chainId} ${importId}`,
  "write-picture-sizes": ({ chainId, path }) => `picture-sizes ${chainId} ${path}`,
  "update-passes": ({ chainId, memberIds }) => (memberIds ? null : `passes ${chainId}`),
  "move-sendout": ({ chainId, sendoutId, lane }) => `sendout ${chainId} ${sendoutId} ${lane}`,
  "tell-terms": ({ chainId }) => `terms ${chainId}`,
  "move-what-if": ({ chainId, whatIfId }) => `what-if ${chainId} ${whatIfId}`,
};

/** Kinds of jobs that have a key, but where they are told of `memberIds`. */
export const keyedJobs = Object.keys(keys);

/** Adds a job of one kind for each payload, all at once. */
export async function enqueueAll<Name extends keyof JobPayloads>(
  trx: Transaction<DB>,
  name: Name,
  payloads: readonly JobPayloads[Name][],
): Promise<void> {
  const all = payloads.map((payload) => ({ payload, key: keys[name]?.(payload) ?? null }));
  await sql`select enqueue(${name}, job -> 'payload', job ->> 'key')
    from json_array_elements(${JSON.stringify(all)}::json) as job`.execute(trx);
}

/** Adds a job in the caller's transaction: it runs after the commit, or never. */
export async function enqueue<Name extends keyof JobPayloads>(
  trx: Transaction<DB>,
  name: Name,
  payload: JobPayloads[Name],
): Promise<void> {
  const key = keys[name]?.(payload) ?? null;
  await sql`select enqueue(${name}, ${JSON.stringify(payload)}::json, ${key})`.execute(trx);
}

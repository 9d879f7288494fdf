import { sql, type Transaction } from "kysely";
import type { DB } from "../db/types.ts";
import type { JobKind } from "./job.ts";

/** Adds one job per payload in one statement. */
export async function enqueueAll<Payload extends object>(
  trx: Transaction<DB>,
  { name, keyOf }: JobKind<Payload>,
  payloads: readonly Payload[],
): Promise<void> {
  const all = payloads.map((payload) => ({ payload, key: keyOf?.(payload) ?? null }));
  await sql`select enqueue(${name}, job -> 'payload', job ->> 'key')
    from json_array_elements(${JSON.stringify(all)}::json) as job`.execute(trx);
}

/** Adds a job in the caller's transaction: it runs after the commit, or never. */
export async function enqueue<Payload extends object>(
  trx: Transaction<DB>,
  { name, keyOf }: JobKind<Payload>,
  payload: Payload,
): Promise<void> {
  const key = keyOf?.(payload) ?? null;
  await sql`select enqueue(${name}, ${JSON.stringify(payload)}::json, ${key})`.execute(trx);
}

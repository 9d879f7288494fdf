import type pg from "pg";
import type { ChainId } from "#packages/domain/ids.ts";

/** An act that writes, and a look: a page's statements share a snapshot, since what it puts together must have been true at one moment. */
export const begins = { act: "begin", look: "begin isolation level repeatable read read only" } as const;

/** How a transaction's statements are planned: once a connection, or anew where it looks as if their values mattered. */
export type Planning = "force_generic_plan" | "auto";

/**
 * What the product asks is done in seconds or given up, and answered 503: nothing holds a lock or a connection for long.
 * Migrations, jobs' own book-keeping and `verify` know no such limits.
 */
const takeLimits = `set_config('timezone', 'UTC', true), set_config('statement_timeout', '30s', true),
  set_config('lock_timeout', '10s', true), set_config('idle_in_transaction_session_timeout', '60s', true)`;

const take = {
  chain: `select set_config('role', 'stammis_app', true), take_chain($1, $2), ${takeLimits}`,
  platform: `select set_config('role', 'stammis_platform', true), ${takeLimits}`,
};

function send(client: pg.PoolClient, begin: string, taking: string, values: unknown[]): Promise<unknown> {
  const begun = Promise.all([client.query(begin, []), client.query(taking, values)]);
  begun.catch(() => {});
  return begun;
}

/**
 * Role, chain and limits are taken for the transaction alone, in the trip that begins it: a connection never carries them
 * on, and what is sent outside of a transaction may read nothing.
 */
export const beginInChain = (client: pg.PoolClient, chain: ChainId, begin: string, planning: Planning) =>
  send(client, begin, take.chain, [Number(chain), planning]);

/** The same over all chains. */
export const beginOverAll = (client: pg.PoolClient, begin: string) => send(client, begin, take.platform, []);

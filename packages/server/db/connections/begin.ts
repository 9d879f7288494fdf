import type pg from "pg";
import type { ChainId } from "#packages/domain/ids.ts";
import type { ChainNode } from "./chain-nodes.ts";
import { nameStatementsFor } from "./client.ts";
import { handledElsewhere } from "./transaction-driver.ts";

/**
 * The statements that begin a writing transaction (`act`) and a reading one. All statements of a read share one
 * snapshot.
 */
export const begins = { act: "begin", read: "begin isolation level repeatable read read only" } as const;

/** `force_generic_plan` plans each statement once per connection; `auto` lets PostgreSQL plan again for other values. */
export type Planning = "force_generic_plan" | "auto";

/**
 * Limits of every transaction. Beyond them the server answers 503, so that no request holds a lock or a connection for
 * long. Migrations, the job library and `verify` have no such limits.
 */
const setLimits = `set_config('timezone', 'UTC', true), set_config('statement_timeout', '30s', true),
  set_config('lock_timeout', '10s', true), set_config('idle_in_transaction_session_timeout', '60s', true)`;

const setUp = {
  chain: `select set_config('role', 'stammis_app', true), take_chain($1, $2), ${setLimits}`,
  readOnNode: `select set_config('role', 'stammis_app', true), take_chain_here($1, $2, $3), ${setLimits}`,
  actOnNode: `select set_config('role', 'stammis_app', true), hold_shard($2), take_chain_here($1, $2, $3), ${setLimits}`,
  platform: `select set_config('role', 'stammis_platform', true), ${setLimits}`,
};

const begin = (client: pg.PoolClient, beginning: string, settings: string, values: unknown[]): Promise<unknown> =>
  handledElsewhere(Promise.all([client.query(beginning, []), client.query(settings, values)]));

/**
 * Begins a transaction for one chain. Role, chain and limits hold for this transaction only, because a connection pooler may
 * run the next one on another connection. A statement outside of a transaction can read no table.
 */
export const beginInChain = (client: pg.PoolClient, chain: ChainId, beginning: string, planning: Planning) =>
  begin(client, beginning, setUp.chain, [Number(chain), planning]);

/** Begins a transaction of the platform's role, over all chains. */
export const beginOverAll = (client: pg.PoolClient, beginning: string) => begin(client, beginning, setUp.platform, []);

/**
 * Begins a transaction on the node that holds the chain's rows. `take_chain_here` fails if they have moved, and lets table
 * names mean the chain's shards, so that PostgreSQL plans the statements without Citus. `hold_shard` delays a move until
 * an act has ended.
 */
export function beginOnNode(
  client: pg.PoolClient,
  chain: ChainId,
  { shard }: ChainNode,
  kind: keyof typeof begins,
  planning: Planning,
) {
  nameStatementsFor(client, shard);
  const settings = kind === "act" ? setUp.actOnNode : setUp.readOnNode;
  return begin(client, begins[kind], settings, [Number(chain), shard, planning]);
}

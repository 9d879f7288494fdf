import type pg from "pg";
import { closeSettings } from "#packages/server/db/schema/close-settings.ts";
import { tenantTables } from "#packages/server/db/tenant-tables.ts";
import { makeViews } from "./beside.ts";
import { dropForeignKeys, readForeignKeys, restoreForeignKeys } from "./foreign-keys.ts";
import { grantDefaults } from "./grant-defaults.ts";
import { keepComments } from "./keep-comments.ts";
import { keepGrants } from "./keep-grants.ts";
import { keepSequences } from "./keep-sequences.ts";
import type { Nodes } from "./read-nodes.ts";
import { dropTriggers, readTriggers, restoreTriggers } from "./triggers.ts";
import { useNodes } from "./use-nodes.ts";

/** Tables that clubs' rows or functions refer to; every node holds a full copy. */
export const everywhere: readonly string[] = [
  "company",
  "account",
  "chain",
  "company_merchant",
  "staff_session",
  "account_authenticator",
  "account_passkey",
  "platform_secret",
  "retired_subdomain",
  "sms_package",
  // Replicated, because functions that run as another role read it after the calling transaction has written.
  "brought_secret",
];
/** All rows of a chain are colocated; this table is distributed first, and the others follow it. */
const first = "location";

export interface Spread {
  /** Tables whose rows moved to the nodes. */
  tables: readonly string[];
  /** Foreign keys that no node can enforce any more. */
  unkept: readonly string[];
}

/**
 * Moves every row of a chain to the node of its chain, in one transaction, so that a failure changes nothing. Skips
 * distributed tables.
 */
export async function spreadRows(client: pg.Client, nodes: Nodes, shards: number): Promise<Spread> {
  const tenants: ReadonlySet<string> = new Set(tenantTables);
  const global = everywhere.filter((name) => !nodes.spread.includes(name));
  const moving = nodes.here
    .filter((name) => !everywhere.includes(name))
    .sort((a, b) => Number(b === first) - Number(a === first));
  await client.query("begin");
  try {
    await client.query(`set local citus.multi_shard_modify_mode = 'sequential'; set local citus.enable_unsafe_triggers = on;
      set local client_min_messages = warning; set local citus.shard_count = ${shards}`);
    const keys = await readForeignKeys(client, moving);
    await dropForeignKeys(client, keys);
    const triggers = await readTriggers(client, [...global, ...moving]);
    await dropTriggers(client, triggers);
    const restorers = [await keepSequences(client), await keepGrants(client), await keepComments(client)];
    for (const name of global) await client.query("select create_reference_table($1)", [name]);
    for (const name of moving)
      await client.query("select create_distributed_table($1, 'chain_id', colocate_with => $2)", [
        name,
        name === first ? "none" : first,
      ]);
    await restoreTriggers(client, triggers);
    const lost = await restoreForeignKeys(client, keys, tenants);
    for (const restore of restorers) await restore();
    await grantDefaults(client);
    await useNodes(client);
    await client.query("commit");
    await makeViews(client, "all");
    await closeSettings(client);
    return { tables: moving, unkept: lost.map(({ table, of }) => `${table} → ${of}`) };
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

import type pg from "pg";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import { tenantTables } from "#packages/server/db/tenant-tables.ts";

/** The nodes of a database, and how its tables are spread. */
export interface Nodes {
  /** Citus's version in this database; null without Citus. */
  citus: string | null;
  workers: number;
  /** Whether the other nodes know the coordinator, which replicated tables require. */
  isCoordinatorKnown: boolean;
  /** Tables that are distributed already. */
  spread: readonly string[];
  /** Tenant tables whose rows are all on the coordinator. */
  here: readonly string[];
}

/** Reads the nodes and the tables distributed over them. */
export async function readNodes(client: pg.Client): Promise<Nodes> {
  const { rows: extension } = await client.query(
    "select extversion as version from pg_extension where extname = 'citus'",
  );
  const citus: string | null = extension[0]?.version ?? null;
  if (!citus) return { citus, workers: 0, isCoordinatorKnown: false, spread: [], here: tenantTables };
  const { rows } = await client.query(`select
    (select count(*)::int from pg_dist_node where groupid > 0 and noderole = 'primary' and isactive and shouldhaveshards) as workers,
    exists (select from pg_dist_node where groupid = 0) as known,
    array(select relname::text from pg_dist_partition join pg_class on pg_class.oid = logicalrelid
      where partmethod = 'h' or repmodel = 't' order by 1) as spread`);
  const { workers, known: isKnown, spread } = rows[0];
  return {
    citus,
    workers,
    isCoordinatorKnown: isKnown,
    spread,
    here: tenantTables.filter((name) => !spread.includes(name)),
  };
}

/** @throws StartError when the database is not ready to be distributed; names the missing part in one sentence. */
export async function checkNodes(client: pg.Client, { citus, workers, isCoordinatorKnown }: Nodes): Promise<void> {
  if (!citus) {
    throw new StartError(
      "The database does not have the citus extension. On each node, create a database with this name and run: create extension citus;",
    );
  }
  if (!isCoordinatorKnown)
    throw new StartError(
      "The coordinator's host is not set. Run: select citus_set_coordinator_host('<host>', <port>);",
    );
  if (workers === 0)
    throw new StartError(
      "The coordinator has no worker nodes. Add each with: select citus_add_node('<host>', <port>);",
    );
  const { rows } = await client.query(`select exists (select from chain) as filled,
    (select rolsuper from pg_roles where rolname = current_user) as superuser,
    pg_has_role(current_user, (select relowner from pg_class where oid = 'public.chain'::regclass), 'member') as owner`);
  const { filled, superuser, owner } = rows[0];
  if (!owner)
    throw new StartError("Only the database's owner can distribute it. DATABASE_URL should use the owner's login.");
  if (filled && !superuser)
    throw new StartError(
      "The database already has clubs, and row-level security hides their rows. DATABASE_URL should use a superuser to move them to the nodes.",
    );
}

import type pg from "pg";
import { orderedTables } from "#packages/server/db/schema/ordered-tables.ts";
import { tenantTables } from "#packages/server/db/tenant-tables.ts";
import { onEachWorker } from "./prepare-nodes.ts";

/** Trigger functions that read only their own row or a setting. */
const alone = [
  "touch_members",
  "touch_club",
  "touch_person",
  "touch_buyer",
  "tell_changed_row",
  "tell_changed_rows",
  "only_erase",
];

/**
 * All shards of a chain are on one node. A trigger there reaches the chain's other tables by name, through views of the
 * colocated shards. Its writes stay in the same local transaction and involve no other node.
 */
const standBeside = `create or replace function stand_beside() returns trigger language plpgsql as $$
  declare first bigint;
  begin
    select other.shardid into first from pg_dist_shard own join pg_dist_shard other
      on other.logicalrelid = 'public.location'::regclass and other.shardminvalue = own.shardminvalue
      where own.shardid = substring(tg_table_name from '[0-9]+$')::bigint;
    -- The roles themselves may not call set_config().
    execute format('set local search_path = beside_%s, public, pg_temp', first);
    return null;
  end $$`;

/** Adds this trigger to each table whose other triggers read or write other tables. */
export async function standTriggersBeside(client: pg.Client): Promise<void> {
  await client.query(standBeside);
  const { rows } = await client.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger join pg_proc on pg_proc.oid = tgfoid
     where not tgisinternal and tgrelid::regclass::text = any($1) and not proname = any($2) order by 1`,
    [tenantTables, [...alone, "stand_beside"]],
  );
  for (const { name } of rows) {
    await client.query(`drop trigger if exists stand_beside on ${name}`);
    await client.query(`create trigger stand_beside before insert or update or delete on ${name}
      for each statement execute function stand_beside()`);
  }
  // The calling trigger sets the search path, so the function must not override it.
  await client.query("alter function revise_club() reset search_path");
}

/**
 * Creates the views on each worker for its shards: `all` again after tables changed, or `missing` ones while shards move.
 * A moving shard's table exists on its new node before that node serves it.
 */
export function makeViews(client: pg.Client, which: "all" | "missing"): Promise<void> {
  const names = `array['${tenantTables.join("','")}']`;
  return onEachWorker(
    client,
    `do $do$ declare each record; it record; begin
      perform set_config('citus.enable_ddl_propagation', 'off', true);
      for it in select nspname from pg_namespace where nspname ~ '^beside_[0-9]+$' and ${which === "all"} loop
        execute format('drop schema %I cascade', it.nspname);
      end loop;
      for each in select shardid, shardminvalue from pg_dist_shard where logicalrelid = 'public.location'::regclass
          and to_regclass(format('public.location_%s', shardid)) is not null
          and to_regclass(format('beside_%s.location', shardid)) is null loop
        -- Citus drops the views of shards that move away; the schema remains, with its view of chain.
        execute format('create schema if not exists beside_%s', each.shardid);
        execute format('grant usage on schema beside_%s to stammis_app, stammis_platform', each.shardid);
        for it in select relname, shardid, (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
              where attrelid = pg_class.oid and attnum > 0 and not attisdropped
                and has_column_privilege('stammis_app', attrelid, attnum, 'select')) as readable
            from pg_dist_shard join pg_class on pg_class.oid = logicalrelid
            -- A table that is the same everywhere has one shard, without bounds.
            where relname = any(${names}) and shardminvalue = each.shardminvalue or relname = 'chain' loop
          execute format('create or replace view beside_%s.%I with (security_invoker) as select %s from public.%I',
            each.shardid, it.relname, coalesce(it.readable, '*'), it.relname || '_' || it.shardid);
        end loop;
        -- A shard draws no ids: each worker has a range of its own of the table's, and acts bring those of ordered tables.
        for it in select relname, attname, pg_get_serial_sequence(attrelid::regclass::text, attname) as sequence
            from pg_attribute join pg_class on pg_class.oid = attrelid
            where relnamespace = 'public'::regnamespace and relname = any(${names}) and attidentity <> '' loop
          execute format('alter view beside_%s.%I alter %I set default %s', each.shardid, it.relname, it.attname,
            case when it.relname = any(array['${orderedTables.join("','")}']) then format('next_id(%L)', it.relname)
              else format('nextval(%L)', it.sequence) end);
        end loop;
        execute format('grant select, insert, update, delete on all tables in schema beside_%s to stammis_app, stammis_platform',
          each.shardid);
      end loop;
      grant usage on all sequences in schema public to stammis_app, stammis_platform;
    end $do$`,
  );
}

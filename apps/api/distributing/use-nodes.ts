import type pg from "pg";
import { orderedTables } from "#packages/server/db/schema/ordered-tables.ts";
import { tenantTables } from "#packages/server/db/tenant-tables.ts";
import { standTriggersBeside } from "./beside.ts";
import { planWithValues } from "./plan-with-values.ts";

/**
 * Replaces functions of the schema. The chain is set on the node with its rows, and its triggers' notes are read there.
 * `take_chain_here` begins a transaction on that node itself, where table names mean the chain's shards. Every chain maps
 * to a node, even without a row in this table. `take_chain` sets no planning mode, because the node is known once a
 * statement has its values. An act delays a move of its chain (`hold_shard`), because locks of rows do not move.
 * `open_till_session` leaves the check of the account to the server: the act has changed rows of the club before, and no
 * other role may then read them in the same transaction.
 */
const functions = `
  create or replace function noted_here() returns text language plpgsql volatile as $$
    begin return current_setting('stammis.touched', true); end $$;
  create or replace function take_chain(chain bigint, planning text) returns text language plpgsql volatile as $$
    begin
      execute format('set local stammis.chain_id = %L', chain);
      if current_setting('transaction_read_only') = 'off' then
        perform hold_shard(get_shard_id_for_distribution_column('public.location', chain));
      end if;
      return chain::text;
    end $$;
  create or replace function take_chain_here(chain bigint, shard bigint, planning text) returns text language plpgsql volatile as $$
    begin
      perform from pg_dist_placement where shardid = shard and groupid = (select groupid from pg_dist_local_group);
      if not found then raise exception 'the rows of chain % have moved to another node', chain using errcode = 'SM002'; end if;
      execute format('set local stammis.chain_id = %L; set local plan_cache_mode = %s; set local search_path = beside_%s, public, pg_temp',
        chain, planning, shard);
      return chain::text;
    end $$;
  create or replace function hold_shard(shard bigint) returns text language plpgsql volatile security definer
    set search_path = pg_catalog, pg_temp as $$ begin perform lock_shard_metadata(5, array[shard]); return shard::text; end $$;
  drop function if exists draw_ids(integer);
  create or replace function draw_ids(counts integer[]) returns text[] language sql volatile security definer
    set search_path = public, pg_temp as $$ select array[${orderedTables
      .map(
        (table, index) =>
          `(select string_agg(nextval('${table}_id_seq')::text, ' ') from generate_series(1, counts[${index + 1}]))`,
      )
      .join(", ")}] $$;
  create or replace function take_ids(ids text[]) returns void language plpgsql volatile as $$
    begin execute format('${orderedTables.map((table) => `set local stammis.ids_${table} = %L`).join("; ")}', ${orderedTables
      .map((_, index) => `concat(ids[${index + 1}], ' end')`)
      .join(", ")}); end $$;
  create or replace function next_id(table_name text) returns bigint language plpgsql volatile as $$
    declare ids text := current_setting('stammis.ids_' || table_name, true);
    begin
      -- An act that the coordinator began draws its own ids there; only triggers ask for them on a node.
      if coalesce(ids, '') = '' then return nextval(format('public.%I', table_name || '_id_seq')); end if;
      if ids = 'end' then raise exception 'an act needs more ids of % than it drew', table_name using errcode = 'SM002'; end if;
      execute format('set local stammis.ids_%s = %L', table_name, substr(ids, strpos(ids, ' ') + 1));
      return split_part(ids, ' ', 1)::bigint;
    end $$;
  create or replace function noted() returns text language plpgsql volatile as $$
    declare
      of_chain bigint := nullif(current_setting('stammis.chain_id', true), '')::bigint;
      there text;
    begin
      if of_chain is null then return null; end if;
      select noted_here() into there from (select count(*) from club_revision where chain_id = of_chain) as one;
      return concat_ws(' ', there, current_setting('stammis.touched', true));
    end $$;
  create or replace function open_till_session(hash bytea, of_account bigint, of_device bigint, agent text,
    opened timestamptz, until timestamptz) returns void language sql security definer set search_path = public, pg_temp as $$
      insert into staff_session (token_hash, account_id, role, user_agent, created_at, last_used_at, expires_at, chain_id, device_id)
        values (hash, of_account, 'ROLE_CASHIER', agent, opened, opened, until,
          nullif(current_setting('stammis.chain_id', true), '')::bigint, of_device) $$;
  alter function end_device_sessions owner to stammis_platform`;

/** Triggers call functions that call further functions, so every node needs all of them. */
async function shareFunctions(client: pg.Client): Promise<void> {
  await client.query(`select create_distributed_function(oid::regprocedure) from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f' and prolang in
      (select oid from pg_language where lanname in ('sql', 'plpgsql'))
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`);
}

/** Lets statements of a chain find its node and notify its pages. Runs in the transaction that distributes the rows. */
export async function useNodes(client: pg.Client): Promise<void> {
  await client.query(functions);
  await planWithValues(client);
  await shareFunctions(client);
  await standTriggersBeside(client);
  await client.query("grant usage on all sequences in schema public to stammis_app, stammis_platform");
  // Row-level security applies on the nodes. It is disabled on the coordinator's empty tables, because Citus 13.2
  // crashes on some outer joins of tables with a policy (those it executes in parts).
  await client.query("set local citus.enable_ddl_propagation = off");
  for (const name of tenantTables) await client.query(`alter table ${name} disable row level security`);
  await client.query("set local citus.enable_ddl_propagation = on");
}

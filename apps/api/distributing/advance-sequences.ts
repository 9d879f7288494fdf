import type pg from "pg";
import { isSpread } from "#packages/server/db/schema/nodes.ts";
import { isTenantTable } from "#packages/server/db/tenant-tables.ts";
import { onEachWorker } from "./prepare-nodes.ts";

/** The first bit of a worker's group number in the ids that the worker draws. */
const groupBit = 48;

interface IdSequence {
  sequence: string;
  name: string;
  /** The last id of this installation's range. */
  last: string;
}

const readSequences = async (client: pg.Client): Promise<IdSequence[]> =>
  (
    await client.query<IdSequence>(`
      select c.oid::regclass::text as sequence, quote_ident(t.relname) as name, s.seqmax as last from pg_class c
      join pg_sequence s on s.seqrelid = c.oid
      join pg_depend d on d.objid = c.oid and d.refobjsubid > 0 and d.deptype in ('i', 'a')
      join pg_class t on t.oid = d.refobjid join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
      where c.relkind = 'S' and t.relnamespace = 'public'::regnamespace and a.attname = 'id' order by t.relname`)
  ).rows;

/**
 * Advances the sequences of each worker past the ids in its range. Restored or moved rows may have got them on a node of
 * another cluster. Does nothing on one PostgreSQL.
 */
export async function advanceWorkers(client: pg.Client, chainIds: readonly number[] | null): Promise<void> {
  if (!(await isSpread(client))) return;
  const names = (await readSequences(client)).map(({ name }) => name).filter(isTenantTable);
  const latest: unknown[] = [];
  for (const name of names) {
    const { rows } = await client.query(
      `select id >> ${groupBit} as "group", max(id) as latest from ${name}
       where ($1::bigint[] is null or chain_id = any($1)) and id >> ${groupBit} > 0 group by 1`,
      [chainIds],
    );
    latest.push(...rows.map((row) => ({ ...row, name })));
  }
  if (latest.length === 0) return;
  await onEachWorker(
    client,
    `do $do$ declare it record; begin
      for it in select pg_get_serial_sequence(name, 'id') as sequence, latest
          from json_to_recordset('${JSON.stringify(latest)}') as ids (name text, "group" bigint, latest bigint)
          where "group" = (select groupid from pg_dist_local_group) loop
        execute format('select count(nextval(%L)) from generate_series(1, %s - (select last_value from %s) + 1)',
          it.sequence, it.latest, it.sequence);
      end loop;
    end $do$`,
  );
}

/**
 * Advances sequences past the existing ids of the clubs, or of all clubs. Uses nextval rather than setval, because other
 * sessions draw ids meanwhile.
 */
export async function advanceSequences(client: pg.Client, chainIds: readonly number[] | null): Promise<void> {
  for (const { sequence, name, last } of await readSequences(client)) {
    const where = isTenantTable(name)
      ? "($1::bigint[] is null or chain_id = any($1))"
      : "$1::bigint[] is not distinct from $1";
    await client.query(
      `select count(nextval($2::regclass)) from generate_series(1,
        (select coalesce(max(id), 0) from ${name} where ${where} and id <= $3)
          - (select last_value from ${sequence}) + 1)`,
      [chainIds, sequence, last],
    );
  }
  await advanceWorkers(client, chainIds);
}

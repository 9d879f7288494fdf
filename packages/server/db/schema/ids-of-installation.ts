import type pg from "pg";
import { StartError } from "../embedded/start-error.ts";
import { alterSequences } from "./alter-sequences.ts";

/**
 * The number of ids that each installation reserves in every table. No database stores as many rows. All ids are exact
 * in JavaScript and fit into an SMS link (`recipient-code.ts`).
 */
export const idsEach = 10_000_000_000n;

/**
 * The number of invoice numbers that each installation reserves: a company that moves keeps its numbers without
 * conflicts.
 */
export const invoicesEach = 10_000_000;
const firstInvoice = 1001;

const rangeOf = (installation: number) => ({
  first: BigInt(installation) * idsEach + 1n,
  last: BigInt(installation + 1) * idsEach - 1n,
});

/** Returns an installation's range of ids, both ends included. A row's id thus shows which installation created it. */
export function idsOf(installation: number): { first: number; last: number } {
  const { first, last } = rangeOf(installation);
  return { first: Number(first), last: Number(last) };
}

/** Returns the number of the installation that created the existing ids; null for an empty database. */
async function readDrawer(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ latest: string | null }>(`
    select max(last_value) as latest from pg_sequences
    where schemaname = 'public' and sequencename in ('account_id_seq', 'company_id_seq', 'chain_id_seq')
      and (exists (select from account) or exists (select from company))`);
  const latest = rows[0]?.latest;
  return latest ? Number(BigInt(latest) / idsEach) : null;
}

interface Sequence {
  name: string;
  latest: string | null;
}

/** Selects the id sequences whose range differs from the given one. */
async function readOthers(client: pg.Client, first: bigint, last: bigint): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select quote_ident(sequencename) as name, last_value as latest from pg_sequences
     where schemaname = 'public' and (min_value, max_value) <> ($1::bigint, $2::bigint)
       and exists (select from pg_depend where deptype = 'i' and classid = 'pg_class'::regclass
         and objid = quote_ident(sequencename)::regclass)`,
    [first, last],
  );
  return rows;
}

/**
 * Sets the installation's first invoice number, but only before the first invoice: a series that has begun continues
 * without a gap.
 */
async function numberInvoicesOf(client: pg.Client, installation: number): Promise<void> {
  const { rows } = await client.query("select to_regclass('public.invoice_series') is not null as there");
  if (!rows[0].there) return;
  await client.query(
    "update invoice_series set next_number = $1 where next_number < $1 and not exists (select from invoice)",
    [installation * invoicesEach + firstInvoice],
  );
}

/**
 * Sets the range of new ids, so that no other installation issues them and companies can move between installations.
 * @param installation 0 to 99.
 * @throws StartError if another installation created the existing ids.
 */
export async function drawIdsOf(client: pg.Client, installation: number): Promise<void> {
  const drawer = await readDrawer(client);
  if (drawer !== null && drawer !== installation)
    throw new StartError(
      `The ids in this database belong to installation ${drawer}. INSTALLATION should be ${drawer}.`,
    );
  const { first, last } = rangeOf(installation);
  const alterations = (await readOthers(client, first, last)).map(({ name, latest }) => {
    const goesOn = latest !== null && BigInt(latest) >= first && BigInt(latest) <= last;
    return `alter sequence ${name} minvalue ${first} maxvalue ${last} start ${first} ${goesOn ? "" : "restart"}`;
  });
  await client.query("begin");
  try {
    await alterSequences(client, alterations);
    if (installation > 0) await numberInvoicesOf(client, installation);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

import type pg from "pg";
import { StartError } from "../embedded/start-error.ts";

/**
 * Numbers that each installation has to itself, in every table: more than one database keeps. So few that all of them are
 * exact in JavaScript, and fit a link in an SMS (`recipient-code.ts`).
 */
export const idsEach = 10_000_000_000n;

/** Invoices likewise: a company takes its own along, and no other's has their number. */
export const invoicesEach = 10_000_000;
const firstInvoice = 1001;

const rangeOf = (installation: number) => ({
  first: BigInt(installation) * idsEach + 1n,
  last: BigInt(installation + 1) * idsEach - 1n,
});

/** The ids that an installation gives, both ends counted: by a row's own one knows where it was written, wherever it is by now. */
export function idsOf(installation: number): { first: number; last: number } {
  const { first, last } = rangeOf(installation);
  return { first: Number(first), last: Number(last) };
}

/** The installation that drew the ids of what is here; null: nobody and nothing is. */
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

/** Sequences that give ids and know another range. */
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

/** Where none was issued yet: a series that was begun goes on without a gap. */
async function numberInvoicesOf(client: pg.Client, installation: number): Promise<void> {
  const { rows } = await client.query("select to_regclass('public.invoice_series') is not null as there");
  if (!rows[0].there) return;
  await client.query(
    "update invoice_series set next_number = $1 where next_number < $1 and not exists (select from invoice)",
    [installation * invoicesEach + firstInvoice],
  );
}

/**
 * From here on every id is one that no other installation gives, so that a company can move to any of them.
 *
 * @param installation 0 to 99.
 * @throws StartError where the ids of what is here were drawn by another.
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
  if (alterations.length > 0) await client.query(alterations.join(";\n"));
  if (installation > 0) await numberInvoicesOf(client, installation);
}

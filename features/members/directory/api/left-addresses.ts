import { domainToASCII } from "node:url";
import { type RawBuilder, sql, type Transaction } from "kysely";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";

/** Hashes an address whose holder has left the club, with a secret that only the database function reads. */
const hashOf = (address: RawBuilder<unknown>) => sql`left_address_hash(${thisChain}::bigint, ${address})`;

/** Returns an address in both spellings of its domain, because earlier releases may have stored it in ASCII. */
function spellingsOf(address: string) {
  const at = address.lastIndexOf("@") + 1;
  const ascii = at === 0 ? address : address.slice(0, at) + domainToASCII(address.slice(at));
  return [...new Set([address, ascii])].map((spelling) => ({ address, spelling }));
}

/** Selects which of these addresses belonged to members who left the club. */
export async function readLeftAmong(trx: Transaction<DB>, addresses: readonly string[]): Promise<Set<string>> {
  const pairs = addresses.flatMap(spellingsOf);
  const [leftAddresses, spellings] = [pairs.map(({ address }) => address), pairs.map(({ spelling }) => spelling)];
  const { rows } = await sql<{
    address: string;
  }>`select asked.address from unnest(${leftAddresses}::text[], ${spellings}::text[]) as asked (address, spelling)
    join left_address as gone on gone.chain_id = ${thisChain} and gone.address_hash = ${hashOf(sql.ref("asked.spelling"))}`.execute(
    trx,
  );
  return new Set(rows.map(({ address }) => address));
}

/**
 * Stores the hashes of addresses that left, so that no import adds them again. The person may join again at any time.
 */
export async function keepLeftAddresses(
  trx: Transaction<DB>,
  addresses: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  if (addresses.length === 0) return;
  await sql`insert into left_address (chain_id, address_hash, left_at)
    select ${thisChain}::bigint, ${hashOf(sql.ref("address"))}, ${now}::timestamptz
    from unnest(${[...addresses]}::text[]) as each (address) on conflict do nothing`.execute(trx);
}

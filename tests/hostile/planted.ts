import type { Things } from "#tests/nouns/noun-fixture.ts";
import { type Club, makeClub } from "../api/factories.ts";
import type { TestApi } from "../api/harness.ts";
import { thingsOf } from "../permissions/tenant-things.ts";

/** A club with one entity of each kind, and the marks that no outsider may read. */
export interface Planted {
  club: Club;
  things: Things & { companyId: number; chainId: number };
  secrets: string[];
}

/** Makes a row's texts and addresses unique. `$2` is the mark, `$1` the chain. */
const marks = [
  "update member set first_name = $2 || 'guest', email = $2 || id || '@guest.example' where chain_id = $1",
  "update invitation set email = $2 || id || '@invited.example' where chain_id = $1",
  "update waiting_purchase set email = $2 || '@waits.example' where chain_id = $1 and email is not null",
  "update till_device set name = $2 || 'till' where chain_id = $1",
];

/** Names the accounts of a club's staff after the mark. Two statements, because accounts are on every node of a cluster. */
async function markStaff(api: TestApi, chainId: number, mark: string): Promise<void> {
  const { rows } = await api.owner.query("select account_id as id from staff where chain_id = $1", [chainId]);
  const named = "update account set first_name = $2 || 'staff', email = $2 || id || '@staff.example'";
  await api.owner.query(`${named} where id = any($1)`, [rows.map(({ id }) => id), mark]);
}

/** Starts the ids of every table at `first`, so that a club's ids differ from all others of any kind. */
export async function countFrom(api: TestApi, first: number): Promise<void> {
  await api.owner.query(
    "select setval(oid, $1 + seqmin - 1) from pg_class join pg_sequence on seqrelid = oid where relnamespace = 'public'::regnamespace",
    [first],
  );
}

/** Fills a club with entities whose names, numbers and addresses occur nowhere else. */
export async function plant(api: TestApi, mark: string, club: Club): Promise<Planted> {
  const things = await thingsOf(api, club);
  await markStaff(api, club.chain.id, mark);
  for (const text of marks) await api.owner.query(text, [club.chain.id, mark]);
  return {
    club,
    things: { ...things, companyId: club.companyId, chainId: club.chain.id },
    secrets: [mark, things.membershipId],
  };
}

/** Makes another club of the same company, with the same merchant. */
export async function makeSister(api: TestApi, of: Club): Promise<Club> {
  const sister = await makeClub(api);
  await api.owner.query("update chain set company_id = $1 where id = $2", [of.companyId, sister.chain.id]);
  const chain = await api.services.directory.byId(sister.chain.id);
  if (!chain) throw new Error("the chain was not created");
  return { ...sister, chain, companyId: of.companyId, merchant: of.merchant };
}

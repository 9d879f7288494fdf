import type { Things } from "#tests/nouns/noun-fixture.ts";
import { type Club, makeClub } from "../api/factories.ts";
import type { TestApi } from "../api/harness.ts";
import { thingsOf } from "../permissions/tenant-things.ts";

/** A club with one of everything, and what nobody outside may read. */
export interface Planted {
  club: Club;
  things: Things & { companyId: number; chainId: number };
  secrets: string[];
}

/** What tells a row's words and addresses from everybody else's. `$2` is the mark, `$1` the chain. */
const marks = [
  `update account set first_name = $2 || 'staff', email = $2 || id || '@staff.example' where id in (select account_id from staff where chain_id = $1)`,
  "update member set first_name = $2 || 'guest', email = $2 || id || '@guest.example' where chain_id = $1",
  "update invitation set email = $2 || id || '@invited.example' where chain_id = $1",
  "update waiting_purchase set email = $2 || '@waits.example' where chain_id = $1 and email is not null",
  "update till_device set name = $2 || 'till' where chain_id = $1",
];

/** From here on every table counts from `first`: a club's ids are then nobody else's, of whatever kind they are. */
export async function countFrom(api: TestApi, first: number): Promise<void> {
  await api.owner.query(
    "select setval(oid, $1 + seqmin - 1) from pg_class join pg_sequence on seqrelid = oid where relnamespace = 'public'::regnamespace",
    [first],
  );
}

/** Fills a club with things whose names, numbers and addresses occur nowhere else. */
export async function plant(api: TestApi, mark: string, club: Club): Promise<Planted> {
  const things = await thingsOf(api, club);
  for (const text of marks) await api.owner.query(text, [club.chain.id, mark]);
  return {
    club,
    things: { ...things, companyId: club.companyId, chainId: club.chain.id },
    secrets: [mark, things.membershipId],
  };
}

/** Another club of the same company, worked by the same merchant. */
export async function makeSister(api: TestApi, of: Club): Promise<Club> {
  const sister = await makeClub(api);
  await api.owner.query("update chain set company_id = $1 where id = $2", [of.companyId, sister.chain.id]);
  const chain = await api.services.directory.byId(sister.chain.id);
  if (!chain) throw new Error("the chain was not created");
  return { ...sister, chain, companyId: of.companyId, merchant: of.merchant };
}

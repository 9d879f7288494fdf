import { makeUnsubscribeId } from "#features/members/consents/domain/unsubscribing.ts";
import type { Club, Member } from "./club.ts";
import { rowsIn } from "./database.ts";

/** Makes the unsubscribe id that ends a marketing message to a member; none exists without a sendout. */
export async function unsubscribeIdOf({ subdomain }: Club, { id }: Member, channel: "EMAIL" | "SMS"): Promise<string> {
  const [made] = await rowsIn<{ secret: Buffer }>(
    `with here as materialized (select id, set_config('stammis.chain_id', id::text, false) from chain where subdomain = $1),
      made as materialized (select here.id, unsubscribe_secret($2, $3) as secret from here),
      kept as (insert into unsubscribe_id (chain_id, id_hash, channel, member_id)
        select id, sha256(secret), $3, $2 from made on conflict do nothing)
     select secret from made`,
    [subdomain, id, channel],
  );
  if (!made) throw new Error("the club does not exist");
  return makeUnsubscribeId({ channel, secret: made.secret });
}

import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { stillThere } from "#packages/server/db/merged-member.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";

/**
 * Limits the invitations: a local merchant gets those to their points of sale and those they sent; other staff get all.
 */
export interface Inviter {
  accountId: number;
  locationIds: readonly number[] | null;
}

const isOpen = (alias: string) => {
  const row = sql.table(alias);
  return sql<boolean>`(${row}.used_at is null and ${row}.invited_by is not null)`;
};

const newer = (same: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from signup newer where newer.chain_id = ${thisChain}
    and newer.id > invitation.id and ${isOpen("newer")} and ${same})`;
const joined = (same: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from member where member.chain_id = ${thisChain} and ${stillThere} and ${same})`;

/** Selects the latest open invitation to each address that has no member, also after the link has expired. */
export function invited(db: Build, { accountId, locationIds }: Inviter) {
  const all = db
    .selectFrom("signup as invitation")
    .where(isOpen("invitation"))
    // E-mail and phone have separate conditions, because each condition uses its own index.
    .where(sql<boolean>`not ${newer(sql`newer.email = invitation.email`)}`)
    .where(
      sql<boolean>`not ${newer(sql`invitation.email is null and newer.email is null and newer.phone = invitation.phone`)}`,
    )
    .where(sql<boolean>`not ${joined(sql`member.email = invitation.email`)}`)
    .where(sql<boolean>`not ${joined(sql`invitation.email is null and member.phone = invitation.phone`)}`);
  if (!locationIds) return all;
  const ids = [...locationIds];
  return all.where(
    sql<boolean>`(invitation.location_id = any(${ids}::bigint[]) or invitation.invited_by = ${accountId}::bigint)`,
  );
}

/** Selects the address, home location and language of an invitation. */
export function selectInvited(db: Build, inviter: Inviter, id: number) {
  return invited(db, inviter).select(["email", "phone", "location_id", "language"]).where("invitation.id", "=", id);
}

/** Locks every open invitation to the same address as this invitation, in the same order as joining does. */
export function lockInvitationsBeside(trx: Transaction<DB>, id: number) {
  // E-mail and phone have separate conditions, because each condition uses its own index.
  const selectOpenBy = (same: RawBuilder<unknown>) => sql`select open.id from signup asked
    join signup open on open.chain_id = asked.chain_id and ${same}
    where asked.chain_id = ${thisChain} and asked.id = ${id}::bigint and ${isOpen("asked")}`;
  const byEmail = selectOpenBy(sql`open.email = asked.email`);
  const byPhone = selectOpenBy(sql`asked.email is null and open.email is null and open.phone = asked.phone`);
  return trx
    .selectFrom("signup as open")
    .select("open.id")
    .where(isOpen("open"))
    .where(sql<boolean>`open.id in (${byEmail} union ${byPhone})`)
    .orderBy("open.id")
    .forUpdate();
}

/** Selects the pending purchases for an address, sorted by the last day to join. */
export function selectPendingFor(
  db: Build,
  { email, phone }: { email: string | null; phone: string | null },
  today: Temporal.PlainDate,
) {
  return db
    .selectFrom("waiting_purchase as waiting")
    .select([
      sql<number>`coalesce(sum(points), 0)::bigint`.as("points"),
      sql<number>`coalesce(sum((select sum((given->>'stamps')::int)
        from jsonb_array_elements(waiting.asked->'stamps') as given)), 0)::int`.as("stamps"),
    ])
    .where("waits_through", ">=", today)
    .where((eb) => (email ? eb("email", "=", email) : eb("phone", "=", phone ?? "")));
}

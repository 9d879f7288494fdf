import { type RawBuilder, sql, type Transaction } from "kysely";
import { highestRole } from "#features/access/sessions/api/queries.ts";
import { roleCashier, type StaffRole, staffRoles } from "#packages/domain/access/roles.ts";
import { shiftTime } from "#packages/server/db/shift-time.ts";
import type { DB } from "#packages/server/db/types.ts";
import { hashToken } from "#packages/server/security/tokens.ts";
import { sessionLifetime } from "../domain/role-rules.ts";

/** Returns the end of a session by its role, counted from its last use. */
function endOf(role: StaffRole): RawBuilder<Temporal.Instant> {
  const lifetime = sessionLifetime(role);
  const hours = "days" in lifetime ? lifetime.days * 24 : lifetime.hours;
  return sql`least(expires_at, ${shiftTime(sql`last_used_at`, sql`make_interval(hours => ${hours}::int)`)})`;
}

/** Returns the chains where an account has a grant. Rows that refer to other chains are stale. */
async function workplaces(trx: Transaction<DB>, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select chain_id as id from staff where account_id = ${accountId}
    union select chain.id from company_merchant join chain using (company_id) where account_id = ${accountId}`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

/**
 * Ends what depended on a lost grant: till codes and their sessions where the account no longer works. Without any
 * grant left, also ends password sessions except the caller's. A lesser remaining grant shortens sessions instead. For
 * the platform's role, which sees all companies.
 */
export async function settleAccount(trx: Transaction<DB>, accountId: number, ownToken?: string): Promise<void> {
  // Locks the account: no grant can be added between this read and the changes below.
  const account = trx.selectFrom("account").select(["id", "is_admin"]).where("id", "=", accountId).forUpdate();
  const settled = await account.executeTakeFirstOrThrow();
  const worksNowhere = sql`chain_id <> all(${await workplaces(trx, accountId)}::bigint[])`;
  for (const table of ["staff_session", "staff_pin", "staff_activity"] as const) {
    await sql`delete from ${sql.table(table)} where account_id = ${accountId} and chain_id is not null
      and ${worksNowhere}`.execute(trx);
  }
  // Shared views belong to all staff and stay.
  await sql`delete from list_view where account_id = ${accountId} and not shared and ${worksNowhere}`.execute(trx);
  const role = await highestRole(trx, settled);
  if (role === null) {
    const others = trx.deleteFrom("staff_session").where("account_id", "=", accountId);
    await (ownToken ? others.where("token_hash", "<>", hashToken(ownToken)) : others).execute();
  }
  const remainingRole = role ?? roleCashier;
  // Roles are listed from highest to lowest.
  const greater: string[] = staffRoles.slice(0, staffRoles.indexOf(remainingRole));
  await trx
    .updateTable("staff_session")
    .set({ role: remainingRole, expires_at: endOf(remainingRole) })
    .where("account_id", "=", accountId)
    .where("device_id", "is", null)
    .where(sql<boolean>`role = any(${greater}::text[])`)
    .execute();
}

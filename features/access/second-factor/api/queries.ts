import { type Kysely, sql, type Transaction } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import type { DB } from "#packages/server/db/types.ts";

export function selectPasskeys(db: Build, accountId: number) {
  return db
    .selectFrom("account_passkey")
    .select(["id", "name", "created_at", "last_used_at"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id");
}

/** Removes the app, all passkeys and all recovery codes. */
export async function removeAllFactors(trx: Transaction<DB>, accountId: number): Promise<void> {
  for (const table of ["account_authenticator", "account_passkey", "account_recovery_code"] as const) {
    await trx.deleteFrom(table).where("account_id", "=", accountId).execute();
  }
}

const workingFor = (companyId: number) => sql`
  select account_id from company_merchant where company_id = ${companyId}
  union
  select staff.account_id from staff join chain on chain.id = staff.chain_id where chain.company_id = ${companyId}`;

/** Selects accounts that work for a company. */
export async function selectWorking(db: Kysely<DB>, companyId: number): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`${workingFor(companyId)}`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/** Counts a company's staff, and those with a second factor. */
export async function countReadyStaff(db: Kysely<DB>, companyId: number): Promise<{ staff: number; ready: number }> {
  const { rows } = await sql<{ staff: number; ready: number }>`
    with working as (${workingFor(companyId)})
    select count(*)::int as staff, count(*) filter (where
      exists (select from account_authenticator a where a.account_id = working.account_id)
      or exists (select from account_passkey p where p.account_id = working.account_id))::int as ready
    from working`.execute(db);
  return rows[0] ?? { staff: 0, ready: 0 };
}

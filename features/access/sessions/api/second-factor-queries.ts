import { type Kysely, sql } from "kysely";
import type { SecondFactorMethod } from "#packages/contract/errors.ts";
import type { DB } from "#packages/server/db/types.ts";

/** Returns an account's methods for a second factor; none without an app or a passkey. */
export async function findFactors(db: Kysely<DB>, accountId: number): Promise<SecondFactorMethod[]> {
  const { rows } = await sql<{ app: boolean; passkey: boolean; recovery: boolean }>`select
    exists (select from account_authenticator where account_id = ${accountId}) as app,
    exists (select from account_passkey where account_id = ${accountId}) as passkey,
    exists (select from account_recovery_code where account_id = ${accountId} and used_at is null) as recovery`.execute(
    db,
  );
  const has = rows[0];
  if (!has?.app && !has?.passkey) return [];
  return [
    ...(has.app ? (["APP"] as const) : []),
    ...(has.passkey ? (["PASSKEY"] as const) : []),
    ...(has.recovery ? (["RECOVERY_CODE"] as const) : []),
  ];
}

/** Whether one of the account's companies requires a second factor on a day. */
export async function isDemandedOf(db: Kysely<DB>, accountId: number, today: Temporal.PlainDate): Promise<boolean> {
  const { rows } = await sql<{ demanded: boolean }>`select exists (
    select 1 from company where second_factor_from <= ${today} and id in (
      select company_id from company_merchant where account_id = ${accountId}
      union all select chain.company_id from staff join chain on chain.id = staff.chain_id
        where staff.account_id = ${accountId})) as demanded`.execute(db);
  return rows[0]?.demanded ?? false;
}

import type { Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import { selectOpenAmong } from "#packages/server/request/check-places.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Grant } from "./staff-member.ts";

type Given = Omit<Grant, "role"> & { role: Exclude<Grant["role"], "ROLE_MERCHANT">; now: Temporal.Instant };

/** Grants an account the complete company; no effect on an existing grant. */
export async function grantCompany(
  trx: Transaction<DB>,
  companyId: number,
  accountId: number,
  now: Temporal.Instant,
): Promise<void> {
  await trx
    .insertInto("company_merchant")
    .values({ company_id: companyId, account_id: accountId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Grants an account a role in a chain, at the given points of sale that are open; an existing role stays. */
export async function grantChain(
  trx: Transaction<DB>,
  chainId: number,
  accountId: number,
  { role, mayManageStaff, pointsOfSaleIds, now }: Given,
): Promise<void> {
  const who = { chain_id: chainId, account_id: accountId };
  const grant = await trx
    .insertInto("staff")
    .values({ ...who, role, may_manage_staff: mayManageStaff, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("account_id")
    .executeTakeFirst();
  const open = grant ? await selectOpenAmong(trx, chainId, pointsOfSaleIds).execute() : [];
  if (open.length === 0) return;
  await trx
    .insertInto("staff_location")
    .values(open.map(({ id }) => ({ ...who, location_id: id })))
    .execute();
}

/** Removes a role in a chain. */
export async function removeFromChain(trx: Transaction<DB>, chainId: number, accountId: number): Promise<boolean> {
  const from = <T extends "staff" | "staff_location">(table: T) =>
    trx
      .deleteFrom(table as "staff")
      .where("chain_id", "=", chainId)
      .where("account_id", "=", accountId)
      .returning("account_id");
  await from("staff_location").execute();
  return (await from("staff").execute()).length > 0;
}

/** Removes a merchant from a company, which must have at least one: refuses with LAST_MERCHANT. */
export async function removeFromCompany(trx: Transaction<DB>, companyId: number, accountId: number): Promise<boolean> {
  const merchants = await trx
    .selectFrom("company_merchant")
    .select("account_id")
    .where("company_id", "=", companyId)
    .execute();
  if (!merchants.some((each) => each.account_id === accountId)) return false;
  if (merchants.length === 1) refuse("LAST_MERCHANT");
  await trx
    .deleteFrom("company_merchant")
    .where("company_id", "=", companyId)
    .where("account_id", "=", accountId)
    .execute();
  return true;
}

import type { StaffRole } from "@stammis/domain/people/roles";
import type { Transaction } from "kysely";
import type { Chain } from "../../call.ts";
import type { DB } from "../../db/types.ts";
import { refuse } from "../../refusal.ts";
import type { Grant } from "./staff-member.ts";

/** Gives an account that has none a grant: the whole company, or a role at points of sale of the chain. */
export async function writeGrant(trx: Transaction<DB>, chain: Chain, accountId: number, grant: Grant): Promise<void> {
  if (grant.role === "ROLE_MERCHANT") {
    await trx.insertInto("company_merchant").values({ company_id: chain.companyId, account_id: accountId }).execute();
    return;
  }
  const who = { chain_id: chain.id, account_id: accountId };
  await trx
    .insertInto("staff")
    .values({ ...who, role: grant.role, may_manage_staff: grant.mayManageStaff })
    .execute();
  await trx
    .insertInto("staff_location")
    .values(grant.pointsOfSaleIds.map((location_id) => ({ ...who, location_id })))
    .execute();
}

/** Takes it back. A company keeps at least one merchant: refuses NO_ACCESS for the last. */
export async function removeGrant(trx: Transaction<DB>, chain: Chain, accountId: number): Promise<void> {
  await trx.deleteFrom("staff").where("account_id", "=", accountId).execute();
  const removed = await trx
    .deleteFrom("company_merchant")
    .where("company_id", "=", chain.companyId)
    .where("account_id", "=", accountId)
    .returning("company_id")
    .executeTakeFirst();
  if (!removed) return;
  const left = await trx
    .selectFrom("company_merchant")
    .select("account_id")
    .where("company_id", "=", chain.companyId)
    .executeTakeFirst();
  if (!left) refuse("NO_ACCESS");
}

/**
 * Whoever is signed in with the role they had here signs in again. What they are elsewhere is not ours to end: anybody
 * may be invited as a cashier. Sessions opened by a code are of one company's tills.
 */
export async function endStaffSessions(
  trx: Transaction<DB>,
  { companyId }: Chain,
  accountId: number,
  role: StaffRole,
): Promise<void> {
  const ofCompany = trx.selectFrom("chain").select("id").where("company_id", "=", companyId);
  await trx
    .deleteFrom("staff_session")
    .where("account_id", "=", accountId)
    .where((eb) =>
      eb.or([eb.and([eb("role", "=", role), eb("device_id", "is", null)]), eb("chain_id", "in", ofCompany)]),
    )
    .execute();
}

/** Their code for the till goes with them. */
export async function removePin(trx: Transaction<DB>, accountId: number): Promise<void> {
  await trx.deleteFrom("staff_pin").where("account_id", "=", accountId).execute();
}

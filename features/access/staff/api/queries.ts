import { sql } from "kysely";
import type { StaffRole } from "#packages/domain/access/roles.ts";
import type { Build } from "#packages/server/db/build.ts";
import { accountOrder } from "#packages/server/db/sorted.ts";
import type { Chain } from "#packages/server/request/call.ts";

/** A person with a grant in a chain: a merchant of its company, or staff at some points of sale. */
export interface StaffRow {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  /** The last work in this chain only, not elsewhere. */
  last_active_at: Temporal.Instant | null;
  has_second_factor: boolean | null;
  role: StaffRole;
  location_ids: number[];
  may_manage_staff: boolean;
}

/** Selects staff: merchants first, then by name. A person with both grants counts as merchant. */
export function selectStaff(db: Build, chain: Chain) {
  const grants = sql<Pick<StaffRow, "role" | "location_ids" | "may_manage_staff"> & { account_id: number }>`(
    select account_id, 'ROLE_MERCHANT' as role, '{}'::bigint[] as location_ids, true as may_manage_staff
    from company_merchant where company_id = ${chain.companyId}
    union all
    select staff.account_id, staff.role, array(select location_id from staff_location at
      where at.chain_id = ${chain.id} and at.account_id = staff.account_id order by location_id), staff.may_manage_staff
    from staff where staff.chain_id = ${chain.id} and not exists (select from company_merchant merchant
      where merchant.company_id = ${chain.companyId} and merchant.account_id = staff.account_id))`;
  return db
    .selectFrom(grants.as("granted"))
    .innerJoin("account", "account.id", "granted.account_id")
    .leftJoin("staff_activity as activity", (join) =>
      join.onRef("activity.account_id", "=", "granted.account_id").on("activity.chain_id", "=", chain.id),
    )
    .select(["account.id", "account.email", "account.first_name", "account.last_name"])
    .select("activity.last_active_at")
    .select(sql<boolean | null>`staff_has_second_factor(account.id)`.as("has_second_factor"))
    .select(["granted.role", "granted.location_ids", "granted.may_manage_staff"])
    .orderBy(sql`granted.role <> 'ROLE_MERCHANT'`)
    .orderBy(accountOrder)
    .orderBy("account.id");
}

/** Selects the chains in which an account may work, across companies, with its grants. For the platform's own role. */
export function withGrantsOf(accountId: number) {
  return sql<{ chain_id: number; role: StaffRole; location_ids: number[]; may_manage_staff: boolean }>`(
    select chain.id as chain_id, 'ROLE_MERCHANT' as role, '{}'::bigint[] as location_ids, true as may_manage_staff
    from company_merchant join chain using (company_id) where account_id = ${accountId}
    union all
    select staff.chain_id, staff.role, array(select location_id from staff_location at
      where at.chain_id = staff.chain_id and at.account_id = staff.account_id order by location_id), staff.may_manage_staff
    from staff join chain on chain.id = staff.chain_id
    where staff.account_id = ${accountId} and not exists (select from company_merchant merchant
      where merchant.company_id = chain.company_id and merchant.account_id = staff.account_id))`;
}

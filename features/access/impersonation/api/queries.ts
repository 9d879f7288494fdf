import { sql, type Transaction } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import type { DB } from "#packages/server/db/types.ts";
import { impersonationToldHours } from "../domain/impersonation.ts";

/** The most impersonations that the list contains; the audit trail has all of them. */
const listedAtMost = 100;

/**
 * Selects a company's impersonations, newest first, each with its acts in the company's clubs. Runs in the platform's
 * role.
 */
export function selectImpersonations(db: Build, companyId: number) {
  return db
    .selectFrom("impersonation as look")
    .innerJoin("account as person", "person.id", "look.account_id")
    .innerJoin("account as merchant", "merchant.id", "look.merchant_id")
    .select(["look.id", "look.account_id", "look.reason", "look.started_at", "look.ends_at", "look.ended_at"])
    .select([staffName("person").as("by"), staffName("merchant").as("merchant")])
    .select(
      sql<number>`acts_of_support(look.company_id, look.account_id, look.written_at,
        least(look.written_at + (look.ends_at - look.started_at),
          (select min(next.written_at) from impersonation as next where next.account_id = look.account_id and next.id > look.id)))`.as(
        "changes",
      ),
    )
    .where("look.company_id", "=", companyId)
    .orderBy("look.started_at", "desc")
    .orderBy("look.id", "desc")
    .limit(listedAtMost);
}

/** Selects until when a company permits changes by support; the company must be the merchant's own. */
export function selectOwnSupport(db: Build, companyId: number, merchantId: number) {
  return db
    .selectFrom("company")
    .innerJoin("company_merchant", "company_merchant.company_id", "company.id")
    .select("support_may_change_until")
    .where("company.id", "=", companyId)
    .where("company_merchant.account_id", "=", merchantId);
}

/**
 * Selects impersonations that are over but not closed: their time or their session has ended. Skips rows that another
 * transaction is ending, and those too old to be shown.
 */
export function selectOver(trx: Transaction<DB>, now: Temporal.Instant) {
  return trx
    .selectFrom("impersonation")
    .select(["id", "company_id", "merchant_id", "account_id as accountId", "ends_at"])
    .where("ended_at", "is", null)
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb("ends_at", "<=", now),
        not(exists(selectFrom("staff_session").whereRef("impersonation_id", "=", "impersonation.id"))),
      ]),
    )
    .where("ends_at", ">", now.subtract({ hours: impersonationToldHours }))
    .orderBy("id")
    .forUpdate()
    .skipLocked();
}

/** Selects an employee's open impersonations, each with its company. */
export function selectUnended(trx: Transaction<DB>, accountId: number, now: Temporal.Instant) {
  return trx
    .selectFrom("impersonation")
    .select(["id", "company_id", "merchant_id"])
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .where("ends_at", ">", now)
    .forUpdate();
}

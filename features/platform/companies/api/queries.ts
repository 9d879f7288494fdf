import { sql, type Transaction } from "kysely";
import { selectCompaniesOf } from "#features/clubs/settings/api/queries.ts";
import type { Build } from "#packages/server/db/build.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { AccountActor } from "#packages/server/request/call.ts";

/** The company's own columns. */
const companyColumns = [
  "company.id",
  "company_number",
  "company.name",
  "postal_address",
  "postal_zip_code",
  "postal_city",
  "website",
  "trial_ends_on",
] as const;

/** Selects the companies an account can read: its own, or the impersonated one. */
export function selectReadable(db: Build, { accountId, impersonation }: AccountActor) {
  if (!impersonation) return selectCompaniesOf(db, accountId);
  return selectCompaniesOf(db, impersonation.merchantId).where("company.id", "=", impersonation.companyId);
}

/** Locks a company's row, so that changes of it and its people run one at a time. */
export function lockCompany(trx: Transaction<DB>, companyId: number) {
  return trx.selectFrom("company").select(companyColumns).where("id", "=", companyId).forNoKeyUpdate();
}

/** Selects the opened company with a number; empty without a number. */
export function findOpenByNumber(db: Build, companyNumber: string | null) {
  return db
    .selectFrom("company")
    .select("id")
    .where("company_number", "=", companyNumber)
    .where("trial_ends_on", "is not", null);
}

/** Selects the acceptances of a company, latest first, with the accounts. */
export function selectAcceptances(db: Build, companyId: number) {
  return db
    .selectFrom("account_acceptance as acceptance")
    .innerJoin("account", "account.id", "acceptance.account_id")
    .select(["acceptance.document", "acceptance.version", "acceptance.accepted_at"])
    .select(staffName().as("by"))
    .where("acceptance.company_id", "=", companyId)
    .orderBy("acceptance.version", "desc")
    .orderBy("acceptance.accepted_at");
}

/** Locks a company number, so that sign-ups and invitations for it run one at a time. */
export const lockNumber = (companyNumber: string | null) =>
  sql`select pg_advisory_xact_lock(hashtextextended('company ' || ${companyNumber ?? ""}, 0))`;

/**
 * Selects a company opened with a number, or invited by the platform. Sign-ups that are not opened do not block others.
 */
export function selectSpokenFor(db: Build, companyNumber: string | null) {
  return db
    .selectFrom("company")
    .select("id")
    .where("company_number", "=", companyNumber)
    .where(
      sql<boolean>`(trial_ends_on is not null or exists (select from invitation
        where invitation.company_id = company.id and chain_id is null and invited_by is not null))`,
    );
}

/** Selects a company's merchants, earliest first. */
export const selectMerchants = (db: Build, companyId: number) =>
  db
    .selectFrom("company_merchant")
    .innerJoin("account", "account.id", "company_merchant.account_id")
    .select(["account.id", "account.email", "account.phone", "account.language", staffName().as("name")])
    .where("company_id", "=", companyId)
    .orderBy("company_merchant.created_at")
    .orderBy("account.id");

import { sql, type Transaction } from "kysely";
import { selectCompaniesOf } from "#features/clubs/settings/api/queries.ts";
import type { Build } from "#packages/server/db/build.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { AccountActor } from "#packages/server/request/call.ts";

/** A company's own facts. */
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

/** The companies whose papers somebody reads: one's own, or the one that is looked at. */
export function selectReadable(db: Build, { accountId, impersonation }: AccountActor) {
  if (!impersonation) return selectCompaniesOf(db, accountId);
  return selectCompaniesOf(db, impersonation.merchantId).where("company.id", "=", impersonation.companyId);
}

/** A company's own facts, for whoever changes them or its people: they take turns. */
export function lockCompany(trx: Transaction<DB>, companyId: number) {
  return trx.selectFrom("company").select(companyColumns).where("id", "=", companyId).forNoKeyUpdate();
}

/** The company that has been opened with a number; none for none. */
export function findOpenByNumber(db: Build, companyNumber: string | null) {
  return db
    .selectFrom("company")
    .select("id")
    .where("company_number", "=", companyNumber)
    .where("trial_ends_on", "is not", null);
}

/** What was accepted for a company, the latest first, with who did. */
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

/** Those who speak for a company number take turns. */
export const lockNumber = (companyNumber: string | null) =>
  sql`select pg_advisory_xact_lock(hashtextextended('company ' || ${companyNumber ?? ""}, 0))`;

/** A company opened with a number, or invited by the platform to be; what strangers only said keeps nobody out. */
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

/** A company's merchants, the first of them first. */
export const selectMerchants = (db: Build, companyId: number) =>
  db
    .selectFrom("company_merchant")
    .innerJoin("account", "account.id", "company_merchant.account_id")
    .select(["account.id", "account.email", "account.phone", "account.language", staffName().as("name")])
    .where("company_id", "=", companyId)
    .orderBy("company_merchant.created_at")
    .orderBy("account.id");

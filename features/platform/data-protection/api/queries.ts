import { sql, type Transaction } from "kysely";
import { hasBegun } from "#features/clubs/settings/api/terms-queries.ts";
import type { TrailAct } from "#packages/domain/acts.ts";
import type { Build } from "#packages/server/db/build.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import type { DB } from "#packages/server/db/types.ts";

/** Selects the company of the record, its contact, and its last review. Runs as the platform's role. */
export function selectRecord(db: Build, companyId: number) {
  return db
    .selectFrom("company")
    .leftJoin("processing_record as record", "record.company_id", "company.id")
    .leftJoin("account", "account.id", "record.reviewed_by")
    .select(["company.id", "company.name", "company.company_number"])
    .select(["company.postal_address", "company.postal_zip_code", "company.postal_city"])
    .select(sql<string>`coalesce(record.contact_name, '')`.as("contact_name"))
    .select(sql<string>`coalesce(record.contact_email, '')`.as("contact_email"))
    .select(sql<string>`coalesce(record.contact_phone, '')`.as("contact_phone"))
    .select("record.reviewed_on")
    .select(sql<string>`case when record.reviewed_by is null then '' else ${staffName()} end`.as("reviewed_by"))
    .where("company.id", "=", companyId);
}

/** Selects a company's own texts and activities, oldest first. */
export function selectActivities(db: Build, companyId: number) {
  return db
    .selectFrom("processing_activity")
    .select(["id", "standard", "name", "purpose", "legal_basis", "people", "data", "recipients", "retention"])
    .select("protection")
    .where("company_id", "=", companyId)
    .orderBy("id");
}

/** Locks a company's row, so that changes of its record run one at a time. */
export const lockRecordOf = (trx: Transaction<DB>, companyId: number) =>
  trx.selectFrom("company").select("id").where("id", "=", companyId).forNoKeyUpdate();

/** Selects the acceptances of the agreement for the company, once per version and person, latest first. */
export function selectAgreementAcceptances(db: Build, companyId: number) {
  return db
    .selectFrom("account_acceptance as acceptance")
    .innerJoin("account", "account.id", "acceptance.account_id")
    .select(["acceptance.version", "acceptance.accepted_at", staffName().as("by")])
    .where("acceptance.company_id", "=", companyId)
    .where("acceptance.document", "=", "DATA_PROCESSING_AGREEMENT")
    .orderBy("acceptance.version", "desc")
    .orderBy("acceptance.accepted_at");
}

/** Selects when the club's texts in force on a day were published. */
export function selectTermsPublished(db: Build, today: Temporal.PlainDate) {
  return db
    .selectFrom("terms_version")
    .distinctOn("kind")
    .select(["kind", "published_at"])
    .where(hasBegun(today))
    .orderBy("kind")
    .orderBy("version", "desc");
}

/** Selects the last edit of the record by an act, for conflict messages. */
export const lastRecordEdit = (trx: Build, companyId: number, act: TrailAct, about?: string) =>
  trx
    .selectFrom("platform_audit_entry as entry")
    .leftJoin("account", "account.id", "entry.account_id")
    .select([staffName().as("by"), "account.is_admin as isAdmin", "entry.at"])
    .where("entry.subject", "=", `company ${companyId}`)
    .where("entry.act", "=", act)
    .$if(about !== undefined, (entries) => entries.where(sql<boolean>`entry.detail ->> 'activity' = ${about}`))
    .orderBy("entry.at", "desc")
    .orderBy("entry.id", "desc")
    .limit(1);

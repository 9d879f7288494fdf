import { sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { byText, type SortColumn, type Sorting, sortedPage } from "#packages/server/db/sorted.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import type { JsonValue } from "#packages/server/db/types.ts";
import type { Place } from "#packages/server/request/paging.ts";
import type { DocumentTexts } from "../domain/document-texts.ts";
import type { CompanyDocument, PlatformDocument } from "../domain/platform-documents.ts";

/** All queries in this file run as the platform's role. */

export const json = (texts: DocumentTexts) => sql<JsonValue>`${JSON.stringify(texts)}::jsonb`;

/** Selects the versions of every document, ascending by day, without their texts. */
export function selectVersions(db: Build) {
  return db
    .selectFrom("platform_document_version as version")
    .leftJoin("account", "account.id", "version.published_by")
    .select(["version.document", "version.published_at", staffName().as("published_by")])
    .select(sql<string>`version.valid_from::text`.as("version"))
    .select(sql<string | null>`version.demanded_from::text`.as("demandedFrom"))
    .orderBy("version.document")
    .orderBy("version.valid_from");
}

export const selectVersionsOf = (db: Build, document: PlatformDocument) =>
  selectVersions(db).where("version.document", "=", document);

/** Selects the texts of a document's versions. */
export function selectTexts(db: Build, document: PlatformDocument) {
  return db
    .selectFrom("platform_document_version")
    .select("texts")
    .where("document", "=", document)
    .orderBy("valid_from");
}

/** Selects a document's draft. Its row is the lock for editing. */
export const selectDraft = (db: Build, document: PlatformDocument) =>
  db.selectFrom("platform_document").select("draft").where("document", "=", document);

/** Counts the companies that accepted each version, or the people for a document that is not accepted for a company. */
export function countAcceptances(db: Build, document: PlatformDocument) {
  return db
    .selectFrom("account_acceptance")
    .select(["version", sql<number>`count(distinct coalesce(company_id, -account_id))::int`.as("count")])
    .where("document", "=", document)
    .groupBy("version");
}

/** Selects every opened company with its latest acceptance of a document. */
export function selectAcceptances(db: Build, document: CompanyDocument) {
  return db
    .selectFrom("company")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("account_acceptance as acceptance")
          .select(["acceptance.version", "acceptance.accepted_at", "acceptance.account_id"])
          .whereRef("acceptance.company_id", "=", "company.id")
          .where("acceptance.document", "=", document)
          .orderBy("acceptance.version", "desc")
          .orderBy("acceptance.accepted_at")
          .limit(1)
          .as("latest"),
      (join) => join.onTrue(),
    )
    .leftJoin("account", "account.id", "latest.account_id")
    .select([
      "company.id",
      "company.name",
      "company.company_number",
      "latest.version",
      "latest.accepted_at",
      staffName().as("by"),
    ])
    .where("company.trial_ends_on", "is not", null);
}

type Acceptances = ReturnType<typeof selectAcceptances>;

/** Whether an acceptance is pending: none exists, or none since the last version that requires one (null for none). */
export const isWaiting = (required: string | null) =>
  sql<boolean>`(latest.version is null or latest.version < ${required}::text)`;

export const acceptanceSorts: Record<string, SortColumn> = {
  company: byText(sql.ref("company.name")),
  version: { by: sql`coalesce(latest.version, '')`, type: "text", falls: true },
  acceptedAt: { by: sql`coalesce(latest.accepted_at, '-infinity')`, type: "timestamptz", falls: true },
};

export const acceptancePage = (acceptances: Acceptances, sorting: Sorting, place: Place) =>
  sortedPage(acceptances, sorting, sql`company.id`, place);

/** Selects an account's companies, each with the latest acceptance of each document. */
export function selectOwnAcceptances(db: Build, accountId: number) {
  return db
    .selectFrom("company_merchant as own")
    .innerJoin("company", "company.id", "own.company_id")
    .leftJoin("account_acceptance as acceptance", "acceptance.company_id", "company.id")
    .select(["company.id", "company.name", "acceptance.document"])
    .select(sql<string | null>`max(acceptance.version)`.as("accepted"))
    .where("own.account_id", "=", accountId)
    .where("company.trial_ends_on", "is not", null)
    .groupBy(["company.id", "company.name", "acceptance.document"])
    .orderBy("company.id");
}

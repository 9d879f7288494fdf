import { findDueVersions } from "#features/platform/documents/api/find-due-versions.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { isRecordReviewed } from "../domain/processing-activities.ts";
import { selectAgreementAcceptances, selectRecord, selectTermsPublished } from "./queries.ts";

/** Returns the agreement's version in force, the version to accept, and the latest acceptance. */
async function agreementOf({ db }: Services, companyId: number, now: Temporal.Instant) {
  const rows = await selectAgreementAcceptances(db.platform, companyId).execute();
  const accepted = rows.map((row) => ({ version: row.version, by: row.by, at: row.accepted_at.toString() }));
  const dueVersionOf = await findDueVersions(db.platform, now);
  return { ...dueVersionOf("DATA_PROCESSING_AGREEMENT", accepted[0]?.version ?? null), accepted };
}

/** Returns the company's legal duties and whether each is done, from stored facts. */
export async function getDataProtection(services: Services, { chain, day, realNow }: Call<"getDataProtection">) {
  const { db } = services;
  const record = (await selectRecord(db.platform, chain.companyId).executeTakeFirst()) ?? refuse("NOT_FOUND");
  const { accepted, ...due } = await agreementOf(services, chain.companyId, realNow);
  const [terms] = await db.read(chain.id, (q) => [selectTermsPublished(q, day.today)]);
  const publishedAt = (kind: string) => terms.find((row) => row.kind === kind)?.published_at.toString() ?? null;
  return {
    agreement: { ...due, accepted: accepted[0] ?? null },
    privacyPolicyAt: publishedAt("PRIVACY"),
    membershipTermsAt: publishedAt("MEMBERSHIP"),
    contactName: record.contact_name,
    reviewedOn: record.reviewed_on?.toString() ?? null,
    reviewed: isRecordReviewed(record.reviewed_on, day.today),
  };
}

/** Lists the acceptances of the agreement for the company, by version. */
export async function listAgreementAcceptances(
  services: Services,
  { chain, realNow }: Call<"listAgreementAcceptances">,
) {
  const company = (await selectRecord(services.db.platform, chain.companyId).executeTakeFirst()) ?? refuse("NOT_FOUND");
  const agreement = await agreementOf(services, chain.companyId, realNow);
  return { ...agreement, companyId: chain.companyId, company: company.name };
}

import { platformDocuments } from "@stammis/domain/platform-documents";
import { isRecordReviewed } from "@stammis/domain/privacy/processing-activities";
import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { selectAgreementAcceptances, selectRecord, selectTermsPublished } from "./queries.ts";

const version = platformDocuments.DATA_PROCESSING_AGREEMENT;

async function acceptancesOf({ db }: Services, companyId: number) {
  const rows = await selectAgreementAcceptances(db.platform, companyId).execute();
  return rows.map((row) => ({ version: row.version, by: row.by, at: row.accepted_at.toString() }));
}

/** What the law asks of the company and whether it is done, by what is kept. */
export async function getDataProtection(services: Services, { chain, day }: Call<"getDataProtection">) {
  const { db } = services;
  const record = (await selectRecord(db.platform, chain.companyId).executeTakeFirst()) ?? refuse("NOT_FOUND");
  const [accepted] = await acceptancesOf(services, chain.companyId);
  const [terms] = await db.read(chain.id, (q) => [selectTermsPublished(q, day.today)]);
  const publishedAt = (kind: string) => terms.find((row) => row.kind === kind)?.published_at.toString() ?? null;
  return {
    agreement: { version, accepted: accepted ?? null },
    privacyPolicyAt: publishedAt("PRIVACY"),
    membershipTermsAt: publishedAt("MEMBERSHIP"),
    contactName: record.contact_name,
    reviewedOn: record.reviewed_on?.toString() ?? null,
    reviewed: isRecordReviewed(record.reviewed_on, day.today),
  };
}

/** Who accepted which version of the agreement for the company. */
export async function listAgreementAcceptances(services: Services, { chain }: Call<"listAgreementAcceptances">) {
  const company = (await selectRecord(services.db.platform, chain.companyId).executeTakeFirst()) ?? refuse("NOT_FOUND");
  const accepted = await acceptancesOf(services, chain.companyId);
  return { version, companyId: chain.companyId, company: company.name, accepted };
}

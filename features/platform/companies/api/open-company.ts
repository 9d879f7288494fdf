import type { Transaction } from "kysely";
import { acceptDocument } from "#features/platform/documents/api/accept-document.ts";
import { companyDocuments } from "#features/platform/documents/domain/platform-documents.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { trialDays } from "#packages/domain/limits.ts";
import type { DB } from "#packages/server/db/types.ts";
import { auditPlatform } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import { findOpenByNumber } from "./queries.ts";
import { type CompanyFields, readCompany } from "./read-company.ts";

/** The form for opening a company. */
export type Opening = Call<"acceptInvitation">["body"];

/** Completes the stored company with its first merchant's form. Refuses at the fields still missing. */
function completed(storedFields: CompanyFields, form: Opening): CompanyFields {
  const now = readCompany(form);
  const company = {
    company_number: now.company_number ?? storedFields.company_number,
    name: now.name || storedFields.name,
    postal_address: now.postal_address || storedFields.postal_address,
    postal_zip_code: now.postal_zip_code || storedFields.postal_zip_code,
    postal_city: now.postal_city || storedFields.postal_city,
    website: now.website || storedFields.website,
  };
  refuseFields({
    companyName: company.name ? null : "REQUIRED",
    companyNumber: company.company_number ? null : "REQUIRED",
    termsOfService: form.termsOfService ? null : "TERMS_OF_SERVICE_REQUIRED",
    dataProcessingAgreement: form.dataProcessingAgreement ? null : "DATA_PROCESSING_AGREEMENT_REQUIRED",
  });
  return company;
}

/** A number that another company has is not stored. The platform sees this in the audit trail. */
async function withFreeNumber(trx: Transaction<DB>, company: CompanyFields, accountId: number): Promise<CompanyFields> {
  const taken = await findOpenByNumber(trx, company.company_number).executeTakeFirst();
  if (!taken) return company;
  await auditPlatform(trx, { accountId, act: "open-company-with-taken-number", subject: `company ${taken.id}` });
  return { ...company, company_number: null };
}

/**
 * Opens a company by its first merchant: completes its details, accepts the terms of service and the data processing
 * agreement, and begins its 14-day trial. Spec §5, §9.
 */
export async function openCompany(
  trx: Transaction<DB>,
  storedFields: CompanyFields & { id: number },
  { form, accountId, now }: { form: Opening; accountId: number; now: Temporal.Instant },
): Promise<void> {
  const company = await withFreeNumber(trx, completed(storedFields, form), accountId);
  await trx
    .updateTable("company")
    .set({ ...company, trial_ends_on: platformToday(now).add({ days: trialDays }) })
    .where("id", "=", storedFields.id)
    .execute();
  for (const document of companyDocuments)
    await acceptDocument(trx, document, { accountId, companyId: storedFields.id, now });
}

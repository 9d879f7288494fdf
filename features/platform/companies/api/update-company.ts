import { selectCompaniesOf } from "#features/clubs/settings/api/queries.ts";
import { isTaken } from "#packages/server/db/errors.ts";
import { auditCompany } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { checkVersion, lastCompanyEdit, versioned } from "#packages/server/request/versions.ts";
import { companiesSchemas } from "../contract/schemas.ts";
import { lockCompany, selectReadable } from "./queries.ts";
import { type CompanyFields, readCompany } from "./read-company.ts";

/**
 * The maximum number of changes to one company's details a day. The limit exists because a refusal reveals whether a
 * number belongs to a customer.
 */
const changesADay = 20;
const daySeconds = 86_400;

function companyShapeOf(row: CompanyFields & { id: number; trial_ends_on: Temporal.PlainDate | null }) {
  return versioned(companiesSchemas.updateCompany.body, {
    id: row.id,
    companyName: row.name,
    companyNumber: row.company_number ?? "",
    postalAddress: row.postal_address,
    postalZipCode: row.postal_zip_code,
    postalCity: row.postal_city,
    website: row.website,
    trialEndsOn: row.trial_ends_on?.toString() ?? null,
  });
}

/** Returns a company of the merchant. */
export async function getCompany({ db }: Services, { actor, params }: Call<"getCompany">) {
  const own = selectReadable(db.platform, actor).where("company.id", "=", params.id);
  return companyShapeOf((await own.executeTakeFirst()) ?? refuse("NOT_FOUND"));
}

/** Changes a company's details by its merchant. */
export async function updateCompany({ db, limits }: Services, { actor, params, body }: Call<"updateCompany">) {
  const company = readCompany(body);
  refuseFields({
    companyName: company.name ? null : "REQUIRED",
    companyNumber: company.company_number ? null : "REQUIRED",
  });
  await limits.spendUpTo("companyChanges", String(params.id), changesADay, daySeconds);
  const change = db.inPlatform(async (trx) => {
    await lockCompany(trx, params.id).execute();
    const own = selectCompaniesOf(trx, actor.accountId).where("company.id", "=", params.id);
    const before = (await own.executeTakeFirst()) ?? refuse("NOT_FOUND");
    const present = companyShapeOf(before);
    await checkVersion(body.version, { version: present.version, present }, () => lastCompanyEdit(trx, params.id));
    await trx.updateTable("company").set(company).where("id", "=", params.id).execute();
    const changed = (Object.keys(company) as (keyof CompanyFields)[]).filter(
      (field) => company[field] !== before[field],
    );
    const subject = `company ${params.id}` as const;
    await auditCompany(trx, { accountId: actor.accountId, act: "update-company", subject, detail: { changed } });
    return companyShapeOf({ ...before, ...company });
  });
  return change.catch((error: unknown) => {
    refuseFields({ companyNumber: isTaken(error, "company_number_once") ? "COMPANY_NUMBER_TAKEN" : null });
    throw error;
  });
}

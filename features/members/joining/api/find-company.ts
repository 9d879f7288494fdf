import { checkCompanyNumber } from "#features/platform/companies/domain/company-number.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { type CompanyRegister, RegisterAway } from "./company-register.ts";

/** Returns the company with a number, from the public register. Spec §7 "Onboarding". */
export async function findCompany(
  { limits, log }: Services,
  register: CompanyRegister | null,
  { params, source }: Call<"findCompany">,
) {
  const checked = checkCompanyNumber(params.companyNumber);
  if (!checked.ok) return refuse(checked.reason);
  if (!register) return refuse("COMPANY_LOOKUP_UNAVAILABLE");
  await limits.spendSource("companyLookUpPerSource", source);
  const company = await register.find(checked.companyNumber).catch((error: unknown) => {
    if (!(error instanceof RegisterAway)) throw error;
    log.warn({ err: error }, "company register lookup failed");
    return refuse("COMPANY_LOOKUP_UNAVAILABLE");
  });
  return company ?? refuse("COMPANY_NOT_FOUND");
}

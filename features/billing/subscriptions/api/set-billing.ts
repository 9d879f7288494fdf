import type { Transaction } from "kysely";
import { selectCompaniesOf } from "#features/clubs/settings/api/queries.ts";
import { isEmail, normaliseEmail } from "#packages/domain/people/email.ts";
import type { DB } from "#packages/server/db/types.ts";
import { auditCompany } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { checkVersion, lastCompanyEdit } from "#packages/server/request/versions.ts";
import { readBilling } from "./get-billing.ts";
import { lockAccount } from "./settle-account.ts";

/** Returns the merchant's own company and locks its account. Refuses NOT_FOUND for any other company. */
export async function lockOwn(trx: Transaction<DB>, companyId: number, accountId: number) {
  const own = selectCompaniesOf(trx, accountId).where("company.id", "=", companyId);
  const company = (await own.executeTakeFirst()) ?? refuse("NOT_FOUND");
  return { company, account: await lockAccount(trx, companyId) };
}

/** Stores the address, reference and language of the company's invoices. */
export async function setBilling(
  services: Pick<Services, "db" | "cards">,
  { actor, params, body, realNow }: Call<"setBilling">,
) {
  const email = normaliseEmail(body.invoiceEmail);
  refuseFields({ invoiceEmail: email === "" || isEmail(email) ? null : "INVALID_EMAIL" });
  return services.db.inPlatform(async (trx) => {
    await lockOwn(trx, params.id, actor.accountId);
    const present = (await readBilling(trx, services, params.id, realNow)) ?? refuse("NOT_FOUND");
    await checkVersion(body.version, { version: present.version, present }, () =>
      lastCompanyEdit(trx, params.id, "set-billing"),
    );
    const { reference, language } = body;
    await trx
      .updateTable("billing_account")
      .set({ invoice_email: email, reference, language })
      .where("company_id", "=", params.id)
      .execute();
    const subject = `company ${params.id}` as const;
    await auditCompany(trx, { accountId: actor.accountId, act: "set-billing", subject });
    return (await readBilling(trx, services, params.id, realNow)) ?? refuse("NOT_FOUND");
  });
}

import { auditPlatform } from "../../audit.ts";
import type { Call } from "../../call.ts";
import { isTaken } from "../../db/errors.ts";
import { refuseFields } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { inviteAccount } from "../onboarding/invite-account.ts";
import { openCompany } from "../onboarding/open-company.ts";
import { readMerchant } from "../onboarding/read-company.ts";

/** The platform's admin invites a merchant: a company on trial, and a mail to whoever is to run it. Spec §6. */
export async function inviteMerchant(
  { db, config }: Services,
  { actor, body, language, now }: Call<"inviteMerchant">,
): Promise<void> {
  const { email, firstName, lastName, company } = readMerchant(body);
  const invitation = {
    email,
    firstName,
    lastName,
    language: body.language ?? language,
    invitedTo: company.name,
    now,
    phrase: "merchantInvitation",
  } as const;
  await db.platform
    .transaction()
    .execute(async (trx) => {
      const accountId = await inviteAccount(trx, config, invitation);
      const companyId = await openCompany(trx, company, accountId, now);
      await auditPlatform(trx, { accountId: actor.accountId, act: "invite-merchant", subject: `company ${companyId}` });
    })
    .catch((error: unknown) => {
      refuseFields({ companyNumber: isTaken(error, "company_company_number_key") ? "COMPANY_NUMBER_TAKEN" : null });
      throw error;
    });
}

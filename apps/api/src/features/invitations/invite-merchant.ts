import { auditPlatform } from "../../request/audit.ts";
import type { Call } from "../../request/call.ts";
import { refuseFields } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { lockNumber, selectSpokenFor } from "../companies/queries.ts";
import { readMerchant } from "../companies/read-company.ts";
import { sendInvitation } from "./send-invitation.ts";

/** The platform's admin invites a merchant: a company to be opened, and a mail to whoever is to run it. Spec §6. */
export async function inviteMerchant(
  { db, config }: Services,
  { actor, body, language, realNow: now }: Call<"inviteMerchant">,
): Promise<void> {
  const { email, firstName, lastName, phone, company } = readMerchant(body);
  await db.platform.transaction().execute(async (trx) => {
    await lockNumber(company.company_number).execute(trx);
    const taken = await selectSpokenFor(trx, company.company_number).executeTakeFirst();
    refuseFields({ companyNumber: taken ? "COMPANY_NUMBER_TAKEN" : null });
    const { id: companyId } = await trx
      .insertInto("company")
      .values({ ...company, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    const person = { email, firstName, lastName, phone, language: body.language ?? language };
    const grant = { companyId, chainId: null, role: "ROLE_MERCHANT", invitedBy: actor.accountId } as const;
    await sendInvitation(trx, config, { ...person, ...grant }, now);
    await auditPlatform(trx, { accountId: actor.accountId, act: "invite-merchant", subject: `company ${companyId}` });
  });
}

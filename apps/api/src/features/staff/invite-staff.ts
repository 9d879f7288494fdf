import { isEmail, normaliseEmail } from "@stammis/domain/people/email";
import { audit } from "../../audit.ts";
import type { Call } from "../../call.ts";
import { isTaken } from "../../db/errors.ts";
import { refuse, refuseFields } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { inviteAccount } from "../onboarding/invite-account.ts";
import { spendInvitation } from "../onboarding/sign-up-limits.ts";
import { lockCompany, selectStaff } from "./queries.ts";
import { findManaged, readGrant, staffMemberOf } from "./staff-member.ts";
import { writeGrant } from "./write-grant.ts";

function readEmail(input: string): string {
  if (input === "") refuseFields({ email: "REQUIRED" });
  if (!isEmail(input)) refuseFields({ email: "INVALID_EMAIL" });
  return normaliseEmail(input);
}

/** One e-mail, one account: someone who works elsewhere keeps theirs and is granted this chain as well. */
export async function inviteStaff(services: Services, { chain, actor, body, language, realNow }: Call<"inviteStaff">) {
  const email = readEmail(body.email);
  try {
    return await services.db.inChain(chain.id, async (trx) => {
      await lockCompany(trx, chain.companyId).execute();
      const grant = await readGrant(trx, actor, body);
      // A merchant has the whole company, its real clubs too, and a sandbox's mail is never delivered.
      if (chain.sandbox && grant.role === "ROLE_MERCHANT") refuse("NOT_IN_SANDBOX");
      const already = await selectStaff(trx, chain).where("account.email", "=", email).executeTakeFirst();
      if (already) refuseFields({ email: "EMAIL_TAKEN" });
      await spendInvitation(services, "staff", chain.id, email);
      const accountId = await inviteAccount(trx, services.config, {
        email,
        firstName: body.firstName,
        lastName: body.lastName,
        language: body.language ?? language,
        invitedTo: chain.commercialName,
        now: realNow,
        sandbox: chain.sandbox,
      });
      await writeGrant(trx, chain, accountId, grant);
      const detail = { role: grant.role, pointsOfSaleIds: grant.pointsOfSaleIds };
      await audit(trx, chain, {
        accountId: actor.accountId,
        act: "invite-staff",
        subject: `account ${accountId}`,
        detail,
      });
      const row = await selectStaff(trx, chain).where("account.id", "=", accountId).executeTakeFirstOrThrow();
      return staffMemberOf(row, actor);
    });
  } catch (error) {
    if (isTaken(error, "staff_pkey") || isTaken(error, "company_merchant_pkey")) refuseFields({ email: "EMAIL_TAKEN" });
    throw error;
  }
}

/** A new link for someone who has not answered yet; whoever has answers NOT_FOUND: there is no invitation left. */
export async function resendStaffInvitation(
  services: Services,
  { chain, actor, params, realNow }: Call<"resendStaffInvitation">,
) {
  await services.db.inChain(chain.id, async (trx) => {
    const row = await findManaged(trx, chain, actor, params.id);
    if (row.confirmed_at !== null) refuse("NOT_FOUND");
    await spendInvitation(services, "staff", chain.id, row.email);
    await inviteAccount(trx, services.config, {
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      // The account has its own already.
      language: chain.language,
      invitedTo: chain.commercialName,
      now: realNow,
      sandbox: chain.sandbox,
    });
    await audit(trx, chain, {
      accountId: actor.accountId,
      act: "resend-staff-invitation",
      subject: `account ${row.id}`,
    });
  });
}

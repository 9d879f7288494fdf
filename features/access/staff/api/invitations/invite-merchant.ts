import type { Transaction } from "kysely";
import { spendReminder } from "#features/messages/letters/api/sign-up-limits.ts";
import { lockCompany, lockNumber, selectSpokenFor } from "#features/platform/companies/api/queries.ts";
import { readMerchant } from "#features/platform/companies/api/read-company.ts";
import type { DB } from "#packages/server/db/types.ts";
import { auditPlatform } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { deleteUnopened, type InvitationRow, selectOfPlatform } from "./queries.ts";
import { sendInvitation, sendInvitationLink } from "./send-invitation.ts";

/** The platform's admin invites a merchant: creates a company to be opened and mails its future merchant. Spec §6. */
export async function inviteMerchant(
  { db, config }: Services,
  { actor, body, language, realNow: now }: Call<"inviteMerchant">,
): Promise<void> {
  const { email, firstName, lastName, phone, company } = readMerchant(body);
  await db.inPlatform(async (trx) => {
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

/** Locks an open invitation against acceptance and withdrawal. Refuses with NOT_FOUND. */
async function lockWaiting(trx: Transaction<DB>, id: number): Promise<InvitationRow> {
  const waiting = selectOfPlatform(trx).where("invitation.id", "=", id);
  const { company_id } = (await waiting.executeTakeFirst()) ?? refuse("NOT_FOUND");
  await lockCompany(trx, company_id).execute();
  return (await waiting.executeTakeFirst()) ?? refuse("NOT_FOUND");
}

/** Sends a new link to the same address. */
export async function resendMerchantInvitation(
  services: Services,
  { actor: { accountId }, params, realNow }: Call<"resendMerchantInvitation">,
): Promise<void> {
  const { platform } = services.db;
  const { email } =
    (await selectOfPlatform(platform).where("invitation.id", "=", params.id).executeTakeFirst()) ?? refuse("NOT_FOUND");
  await spendReminder(services, email);
  await services.db.inPlatform(async (trx) => {
    const row = await lockWaiting(trx, params.id);
    await sendInvitationLink(trx, services.config, row, realNow);
    await auditPlatform(trx, { accountId, act: "resend-merchant-invitation", subject: `company ${row.company_id}` });
  });
}

/** Withdraws an unanswered invitation: its links become invalid, and an unopened company is removed. */
export async function withdrawMerchantInvitation(
  { db }: Services,
  { actor: { accountId }, params }: Call<"withdrawMerchantInvitation">,
): Promise<void> {
  await db.inPlatform(async (trx) => {
    const row = await lockWaiting(trx, params.id);
    await trx.deleteFrom("invitation").where("id", "=", row.id).execute();
    await deleteUnopened(trx, row.company_id).execute();
    await auditPlatform(trx, { accountId, act: "withdraw-merchant-invitation", subject: `company ${row.company_id}` });
  });
}

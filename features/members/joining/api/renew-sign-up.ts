import { asToVisitors, availableCredits, spendPublicSms } from "#features/access/sessions/api/public-sms.ts";
import { findByToken } from "#features/access/staff/api/invitations/queries.ts";
import { sendInvitationLink } from "#features/access/staff/api/invitations/send-invitation.ts";
import { type Recipient, recipientOf } from "#features/messages/letters/api/content.ts";
import { spendSignUp } from "#features/messages/letters/api/sign-up-limits.ts";
import { lockCompany } from "#features/platform/companies/api/queries.ts";
import { channelRules } from "#packages/domain/people/channels.ts";
import type { Call, Chain } from "#packages/server/request/call.ts";
import { unused } from "#packages/server/request/live-link.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { hashToken } from "#packages/server/security/tokens.ts";
import { findSignUp } from "./queries.ts";
import { startSignUp } from "./start-sign-up.ts";

async function renewMember(
  services: Services,
  chain: Chain,
  { params, source, now, realNow }: Call<"renewSignUp">,
): Promise<void> {
  const { db, config } = services;
  const [[signUpRow]] = await db.read(chain.id, (q) => [findSignUp(q, hashToken(params.id))]);
  const { email, phone, location_id: locationId, language, invited_by: invitedBy } = unused(signUpRow);
  const to = recipientOf({ email, phone }) as Recipient;
  await spendSignUp(services, "renewal", `${chain.id} ${to.address}`, source);
  if (channelRules[to.medium].costsCredits)
    await spendPublicSms(services, chain, "renewal", await availableCredits(services, chain));
  const signUp = { contact: { email, phone, to }, locationId, language, invitedBy, now, realNow };
  await asToVisitors(() => db.inChain(chain.id, (trx) => startSignUp(trx, { config, chain }, signUp)));
}

/** Renews a staff invitation's link. Refuses an admin's link, which only the server console creates. */
async function renewInvitation(
  services: Services,
  { params, source, realNow: now }: Call<"renewSignUp">,
): Promise<void> {
  const { platform } = services.db;
  const hash = hashToken(params.id);
  const invited = (await findByToken(platform, hash).executeTakeFirst()) ?? refuse("LINK_NOT_VALID");
  await spendSignUp(services, "renewal", `staff ${invited.email}`, source);
  await services.db.inPlatform(async (trx) => {
    await lockCompany(trx, invited.company_id).execute();
    const invitation = (await findByToken(trx, hash).executeTakeFirst()) ?? refuse("LINK_NOT_VALID");
    await sendInvitationLink(trx, services.config, invitation, now);
  });
}

/** Replaces an expired link with a new one, sent to the same address. */
export async function renewSignUp(services: Services, call: Call<"renewSignUp">): Promise<void> {
  await (call.hostChain ? renewMember(services, call.hostChain, call) : renewInvitation(services, call));
}

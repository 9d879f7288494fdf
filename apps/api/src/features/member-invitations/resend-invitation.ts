import { audit } from "../../request/audit.ts";
import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { type Recipient, recipientOf } from "../messages/content.ts";
import { spendInvitation } from "../messages/sign-up-limits.ts";
import { startSignUp } from "../onboarding/start-sign-up.ts";
import { selectSmsAccount } from "../sms-account/queries.ts";
import { selectInvited, selectPendingFor } from "./invitation-queries.ts";

/**
 * Sends an invitation once more, with a link of its own and what waits; earlier links keep their days. Refuses NOT_FOUND
 * (joined, withdrawn, or sent again since), NO_SMS_CREDITS, TOO_MANY_REQUESTS.
 */
export async function resendInvitation(services: Services, call: Call<"resendInvitation">): Promise<void> {
  const { chain, actor, params, day, now, realNow } = call;
  const [[found], [sms]] = await services.db.read(chain.id, (q) => [
    selectInvited(q, actor, params.id),
    selectSmsAccount(q),
  ]);
  const { email, phone, location_id: locationId, language } = found ?? refuse("NOT_FOUND");
  const to = recipientOf({ email, phone }) as Recipient;
  if (to.medium === "SMS" && !sms?.available) refuse("NO_SMS_CREDITS");
  await spendInvitation(services, "member", chain.id, to.address);
  const { accountId } = actor;
  await services.db.inChain(chain.id, async (trx) => {
    const waiting = await selectPendingFor(trx, { email, phone }, day.today).executeTakeFirst();
    const contact = { email, phone, to };
    const signUp = { contact, locationId, language: language, invitedBy: accountId, now, realNow };
    await startSignUp(trx, { config: services.config, chain }, signUp, waiting);
    await audit(trx, chain, { accountId, act: "resend-member-invitation", subject: `by ${to.medium}` });
  });
}

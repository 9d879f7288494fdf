import { startSignUp } from "#features/members/joining/api/start-sign-up.ts";
import { type Recipient, recipientOf } from "#features/messages/letters/api/content.ts";
import { isWithinInvitations, spendInvitation } from "#features/messages/letters/api/sign-up-limits.ts";
import { selectSmsAccount } from "#features/messages/sms/api/queries.ts";
import { channelRules } from "#packages/domain/people/channels.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import {
  findStoredAnswer,
  keptFor,
  type Retry,
  replayed,
  replayTwice,
  retryOf,
  storeAnswer,
} from "#packages/server/request/stored-answers.ts";
import { invitationsSchemas } from "../contract/schemas.ts";
import { selectInvited, selectPendingFor } from "./invitation-queries.ts";

type Resending = Pick<Call<"resendInvitation">, "chain" | "actor" | "day" | "now" | "realNow">;

/** Resends one invitation. The idempotency key in `retry` may cover several invitations. */
export async function resendOnce(services: Services, call: Resending, id: number, retry: Retry): Promise<void> {
  const { chain, actor, day, now, realNow } = call;
  const [[stored], [invitation], [sms]] = await services.db.read(chain.id, (q) => [
    findStoredAnswer(q, retry),
    selectInvited(q, actor, id),
    selectSmsAccount(q),
  ]);
  if (replayed<true>(stored, retry)) return;
  const { email, phone, location_id: locationId, language } = invitation ?? refuse("NOT_FOUND");
  const to = recipientOf({ email, phone }) as Recipient;
  if (channelRules[to.medium].costsCredits && !sms?.available) refuse("NO_SMS_CREDITS");
  await spendInvitation(services, "member", chain.id, to.address);
  const { accountId } = actor;
  const act = services.db.inChain(chain.id, async (trx) => {
    await storeAnswer(trx, retry, "true", realNow.add(keptFor)).execute();
    if (!(await isWithinInvitations(trx, services.config, chain))) refuse("COMPANY_BUDGET_USED");
    const waiting = await selectPendingFor(trx, { email, phone }, day.today).executeTakeFirst();
    const contact = { email, phone, to };
    const signUp = { contact, locationId, language, invitedBy: accountId, now, realNow };
    await startSignUp(trx, { config: services.config, chain }, signUp, waiting);
    await audit(trx, chain, { accountId, act: "resend-member-invitation", subject: `by ${to.medium}` });
  });
  await act.catch((error: unknown) => replayTwice<true>(services, chain.id, retry, error));
}

/**
 * Resends an invitation once per idempotency key, with a new link and the pending amounts; earlier links stay valid.
 * Refuses NOT_FOUND (joined, withdrawn, or resent since), NO_SMS_CREDITS, TOO_MANY_REQUESTS.
 */
export function resendInvitation(services: Services, call: Call<"resendInvitation">): Promise<void> {
  const { chain, actor, params, idempotencyKey } = call;
  const retry = retryOf(chain.id, actor.accountId, {
    schemas: invitationsSchemas,
    route: "resendInvitation",
    key: idempotencyKey,
    request: params,
  });
  return resendOnce(services, call, params.id, retry);
}

import { selectReadiness } from "#features/clubs/settings/api/queries.ts";
import { missingFor } from "#features/clubs/settings/domain/prerequisites.ts";
import { selectOpenLocation } from "#features/members/joining/api/queries.ts";
import { startSignUp } from "#features/members/joining/api/start-sign-up.ts";
import { readContact } from "#features/messages/letters/api/read-contact.ts";
import { isWithinInvitations, spendInvitation } from "#features/messages/letters/api/sign-up-limits.ts";
import { selectSmsAccount } from "#features/messages/sms/api/queries.ts";
import { channelRules } from "#packages/domain/people/channels.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import {
  findStoredAnswer,
  keptFor,
  replayed,
  replayTwice,
  retryOf,
  storeAnswer,
} from "#packages/server/request/stored-answers.ts";
import { invitationsSchemas } from "../contract/schemas.ts";

/** Staff with a single point of sale invite to that point of sale by default. */
function locationOf({ actor, body }: Call<"inviteMember">): number | null {
  const own = actor.locationIds;
  const locationId = body.pointOfSaleId ?? (own?.length === 1 ? own[0] : null) ?? null;
  if (own && locationId !== null && !own.includes(locationId)) refuse("OTHER_LOCATION");
  return locationId;
}

/**
 * Invites a person by e-mail or SMS, once per idempotency key. An existing member gets a message that they are a member
 * already. Spec §4, §5.
 */
export async function inviteMember(services: Services, call: Call<"inviteMember">): Promise<void> {
  const { chain, actor, body, now, realNow } = call;
  const contact = readContact(chain, body);
  const language = body.language ?? chain.language;
  refuseFields({ language: chain.languages.includes(language) ? null : "INVALID_INPUT" });
  const retry = retryOf(chain.id, actor.accountId, {
    schemas: invitationsSchemas,
    route: "inviteMember",
    key: call.idempotencyKey,
    request: body,
  });
  const locationId = locationOf(call);
  const [[stored], [readiness], [account], [location]] = await services.db.read(chain.id, (q) => [
    findStoredAnswer(q, retry),
    selectReadiness(q),
    selectSmsAccount(q),
    selectOpenLocation(q, locationId ?? 0),
  ]);
  if (replayed<true>(stored, retry)) return;
  const missing = readiness ? missingFor("INVITE_MEMBERS", readiness)[0] : "MEMBERSHIP_TERMS_MISSING";
  if (missing) refuse(missing);
  if (locationId !== null && !location) refuse("NOT_FOUND");
  if (channelRules[contact.to.medium].costsCredits && !account?.available) refuseFields({ phone: "NO_SMS_CREDITS" });
  await spendInvitation(services, "member", chain.id, contact.to.address);
  const signUp = { contact, locationId, language, invitedBy: actor.accountId, now, realNow };
  const act = services.db.inChain(chain.id, async (trx) => {
    await storeAnswer(trx, retry, "true", realNow.add(keptFor)).execute();
    if (!(await isWithinInvitations(trx, services.config, chain))) refuse("COMPANY_BUDGET_USED");
    await startSignUp(trx, { config: services.config, chain }, signUp);
    await audit(trx, chain, { accountId: actor.accountId, act: "invite-member", subject: `by ${contact.to.medium}` });
  });
  await act.catch((error: unknown) => replayTwice<true>(services, chain.id, retry, error));
}

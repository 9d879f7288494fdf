import { inEvenTime } from "#features/access/sessions/api/even-time.ts";
import { namedChain } from "#features/access/sessions/api/named-chain.ts";
import { asToVisitors, spendPublicSms } from "#features/access/sessions/api/public-sms.ts";
import { selectReadiness } from "#features/clubs/settings/api/queries.ts";
import { missingFor } from "#features/clubs/settings/domain/prerequisites.ts";
import { readContact } from "#features/messages/letters/api/read-contact.ts";
import { spendSignUp } from "#features/messages/letters/api/sign-up-limits.ts";
import { selectSmsAccount } from "#features/messages/sms/api/queries.ts";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import { channelRules } from "#packages/domain/people/channels.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { startSignUp } from "./start-sign-up.ts";

/**
 * Sends a link to join, by e-mail if one is given. The response and its time do not reveal if the address is a
 * member's. Spec §2 "Onboarding".
 */
export async function signUpConsumer(services: Services, call: Call<"signUpConsumer">): Promise<void> {
  const { body, realNow, source } = call;
  const chain = (await namedChain(services, call.hostChain, body.commercialChainSubdomain)) ?? refuse("NOT_FOUND");
  const contact = readContact(chain, body);
  const [[readiness], [account]] = await services.db.read(chain.id, (q) => [selectReadiness(q), selectSmsAccount(q)]);
  if (!readiness || missingFor("INVITE_MEMBERS", readiness).length > 0) refuse("MEMBERSHIP_TERMS_MISSING");
  const credits = account?.available ?? 0;
  const { costsCredits } = channelRules[contact.to.medium];
  if (costsCredits && credits === 0) refuseFields({ phone: "NO_SMS_TO_PROVE" });
  if (costsCredits) await services.challenges.accept("sign-up", { chainId: chain.id, source, proof: body.proof });
  await spendSignUp(services, "member", `${chain.id} ${contact.to.address}`, source);
  if (costsCredits) await spendPublicSms(services, chain, "sign-up", credits);
  const signUp = {
    contact,
    locationId: body.pointOfSaleId ?? null,
    language: body.language ?? chain.language,
    invitedBy: null,
    // The club may be named only in the body, so the club's time is computed here.
    now: chainNow(realNow, chain),
    realNow,
  };
  await inEvenTime(() =>
    asToVisitors(() =>
      services.db.inChain(chain.id, (trx) => startSignUp(trx, { config: services.config, chain }, signUp)),
    ),
  );
}

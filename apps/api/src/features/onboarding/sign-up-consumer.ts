import { missingFor } from "@stammis/domain/clubs/prerequisites";
import { chainNow } from "@stammis/domain/clubs/sandbox-clock";
import type { Call } from "../../request/call.ts";
import { refuse, refuseFields } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { inEvenTime } from "../auth/even-time.ts";
import { namedChain } from "../auth/named-chain.ts";
import { asToVisitors, spendPublicSms } from "../auth/public-sms.ts";
import { selectReadiness } from "../chains/queries.ts";
import { spendSignUp } from "../messages/sign-up-limits.ts";
import { selectSmsAccount } from "../sms-account/queries.ts";
import { readContact } from "./read-contact.ts";
import { startSignUp } from "./start-sign-up.ts";

/**
 * Somebody would like to join: sends a link to the address, the e-mail when there is one. Answers the same, in the same
 * time, whether or not they are a member. Spec §2 "Onboarding".
 */
export async function signUpConsumer(services: Services, call: Call<"signUpConsumer">): Promise<void> {
  const { body, realNow, source } = call;
  const chain = (await namedChain(services, call.hostChain, body.commercialChainSubdomain)) ?? refuse("NOT_FOUND");
  const contact = readContact(chain, body);
  const [[readiness], [account]] = await services.db.read(chain.id, (q) => [selectReadiness(q), selectSmsAccount(q)]);
  if (!readiness || missingFor("INVITE_MEMBERS", readiness).length > 0) refuse("MEMBERSHIP_TERMS_MISSING");
  const credits = account?.available ?? 0;
  if (contact.to.medium === "SMS" && credits === 0) refuseFields({ phone: "NO_SMS_TO_PROVE" });
  const bySms = contact.to.medium === "SMS";
  if (bySms) await services.challenges.accept("sign-up", { chainId: chain.id, source, proof: body.proof });
  await spendSignUp(services, "member", `${chain.id} ${contact.to.address}`, source);
  if (bySms) await spendPublicSms(services, chain, "sign-up", credits);
  const signUp = {
    contact,
    locationId: body.pointOfSaleId ?? null,
    language: body.language ?? chain.language,
    invitedBy: null,
    // The chain may be named in the body, so its moment is not the call's.
    now: chainNow(realNow, chain),
    realNow,
  };
  await inEvenTime(() =>
    asToVisitors(() =>
      services.db.inChain(chain.id, (trx) => startSignUp(trx, { config: services.config, chain }, signUp)),
    ),
  );
}

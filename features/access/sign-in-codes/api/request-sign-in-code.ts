import { randomInt, randomUUID } from "node:crypto";
import { inEvenTime } from "#features/access/sessions/api/even-time.ts";
import { availableCredits, spendPublicSms } from "#features/access/sessions/api/public-sms.ts";
import { findMemberForLogin } from "#features/access/sessions/api/queries.ts";
import type { Recipient } from "#features/messages/letters/api/content.ts";
import { sendMessage } from "#features/messages/letters/api/send-message.ts";
import { channelRules } from "#packages/domain/people/channels.ts";
import { readUsername, type Username } from "#packages/domain/people/contact.ts";
import { foldedAddress } from "#packages/domain/people/folded-address.ts";
import { prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import { clubLink } from "#packages/server/messaging/links.ts";
import type { Call } from "#packages/server/request/call.ts";
import { Refusal, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { memberPages } from "../contract/pages.ts";
import { signInCodeMinutes, signInCodeOf } from "../domain/sign-in-code.ts";
import { codeHash } from "./code-hash.ts";
import { signInCodeContent } from "./messages.ts";

type Requesting = Call<"requestSignInCode">;
type ReadUsername = Extract<Username, { ok: true }>;

function readRecipient({ body, chain }: Requesting): { username: ReadUsername; to: Recipient } {
  const username = readUsername(body.username, prefixForLanguage(chain.language));
  const problem = !body.username.trim() ? "REQUIRED" : username.ok ? null : "INVALID_PHONE_OR_EMAIL";
  if (!username.ok) return refuseFields({ username: problem }) as never;
  const to: Recipient =
    username.kind === "email"
      ? { medium: "EMAIL", address: username.email }
      : { medium: "SMS", address: username.phone };
  return { username, to };
}

/** Counts a request, for a known or unknown address, per address and source, and an SMS in its own share of the day. */
async function spendRequest(services: Services, { chain, body, source }: Requesting, to: Recipient): Promise<void> {
  const { limits, challenges } = services;
  const isSms = channelRules[to.medium].costsCredits;
  const credits = isSms ? await availableCredits(services, chain) : 0;
  if (isSms) await challenges.accept("sign-in", { chainId: chain.id, source, proof: body.proof });
  const key = `${chain.id} ${foldedAddress(to.address)}`;
  await limits.spendSource("signInCodesPerSource", source);
  await limits.spend("signInCodesPerAddressHour", key);
  await limits.spend("signInCodesPerAddressDay", key);
  if (isSms) await spendPublicSms(services, chain, "sign-in", credits);
}

async function send(
  services: Services,
  { chain, now, realNow }: Requesting,
  { username, to }: ReturnType<typeof readRecipient>,
) {
  const { db, config } = services;
  const code = signInCodeOf(randomInt(1_000_000));
  await db.inChain(chain.id, async (trx) => {
    const member = await findMemberForLogin(trx, username).executeTakeFirst();
    if (!member) return;
    const { id: memberId, language } = member;
    await trx
      .insertInto("member_token")
      .values({
        chain_id: chain.id,
        token_hash: await codeHash(services, chain.id, memberId, code),
        member_id: memberId,
        request_id: randomUUID(),
        expires_at: realNow.add({ minutes: signInCodeMinutes }),
        sent_to_phone: to.medium === "SMS" ? to.address : null,
      })
      // The same code was drawn twice: the earlier row counts.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const link = clubLink(config, chain, memberPages.signInCode);
    const content = signInCodeContent(language, chain.commercialName, { code, link });
    await sendMessage(trx, config, chain, { kind: "SIGN_IN_CODE", to, language, content, memberId, now });
  });
}

/** Sends a member a code for signing in. Answers all callers alike, in the same time. Product §6. */
export async function requestSignInCode(services: Services, call: Requesting): Promise<void> {
  const recipient = readRecipient(call);
  await spendRequest(services, call, recipient.to);
  await inEvenTime(() => send(services, call, recipient)).catch((error: unknown) => {
    // A stranger must not learn that the address is known and the club has no SMS credits.
    if (!(error instanceof Refusal && error.code === "NO_SMS_CREDITS")) throw error;
  });
}

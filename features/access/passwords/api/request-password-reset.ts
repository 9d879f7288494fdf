import { inEvenTime } from "#features/access/sessions/api/even-time.ts";
import { namedChain } from "#features/access/sessions/api/named-chain.ts";
import { availableCredits, spendPublicSms } from "#features/access/sessions/api/public-sms.ts";
import { findAccountForLogin, findMemberForLogin } from "#features/access/sessions/api/queries.ts";
import type { Recipient } from "#features/messages/letters/api/content.ts";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import { channelRules } from "#packages/domain/people/channels.ts";
import { isEmail, normaliseEmail } from "#packages/domain/people/email.ts";
import { foldedAddress } from "#packages/domain/people/folded-address.ts";
import { parseMobile } from "#packages/domain/people/phone.ts";
import { prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import type { Call, Chain } from "#packages/server/request/call.ts";
import { Refusal, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { sendAccountResetLink, sendResetLink } from "./send-reset-link.ts";

type Request = Call<"requestPasswordReset">;

function readEmail(email: string | undefined): Recipient {
  refuseFields({ email: !email?.trim() ? "REQUIRED" : isEmail(email) ? null : "INVALID_EMAIL" });
  return { medium: "EMAIL", address: normaliseEmail(email as string) };
}

function readPhone(phone: string | undefined, chain: Chain): Recipient {
  const parsed = parseMobile(phone ?? "", prefixForLanguage(chain.language));
  refuseFields({ phone: !phone?.trim() ? "REQUIRED" : parsed.ok ? null : parsed.reason });
  return { medium: "SMS", address: parsed.ok ? parsed.e164 : "" };
}

/** Counts a request for a password link, from any caller, per address and per source. */
export async function spendReset({ limits }: Services, chain: Chain | null, address: string, source: string) {
  const key = `${chain?.id ?? "staff"} ${foldedAddress(address)}`;
  await limits.spendSource("resetPerSource", source);
  await limits.spend("resetPerAddressHour", key);
  await limits.spend("resetPerAddressDay", key);
}

async function readRecipient(services: Services, chain: Chain | null, { body, source }: Request): Promise<Recipient> {
  const credits = chain && body.medium === "PHONE" ? await availableCredits(services, chain) : 0;
  const to = chain && credits > 0 ? readPhone(body.phone, chain) : readEmail(body.email);
  const bySms = chain && channelRules[to.medium].costsCredits;
  if (bySms) await services.challenges.accept("reset", { chainId: chain.id, source, proof: body.proof });
  await spendReset(services, chain, to.address, source);
  if (bySms) await spendPublicSms(services, chain, "reset", credits);
  return to;
}

async function resetMember(
  { db, config }: Services,
  chain: Chain,
  to: Recipient,
  { params, realNow }: Request,
): Promise<void> {
  // The body may name the chain, so the call's own time, which depends on the host's chain, does not apply.
  const now = chainNow(realNow, chain);
  const username =
    to.medium === "EMAIL"
      ? { kind: "email" as const, email: to.address }
      : { kind: "phone" as const, phone: to.address };
  await db.inChain(chain.id, async (trx) => {
    const member = await findMemberForLogin(trx, { ok: true, ...username }).executeTakeFirst();
    if (!member) return;
    await sendResetLink(trx, { config, chain }, { member, to, requestId: params.id, now, realNow });
  });
}

async function resetAccount({ db, config }: Services, email: string, { params, realNow: now }: Request): Promise<void> {
  await db.inPlatform(async (trx) => {
    const account = await findAccountForLogin(trx, email).executeTakeFirst();
    if (!account?.confirmed_at) return;
    const { id, language } = account;
    await sendAccountResetLink(trx, config, { account: { id, email, language }, requestId: params.id, now });
  });
}

/** A stranger must not learn that the club has no SMS credits. */
async function quietlyWithoutCredits(act: () => Promise<void>): Promise<void> {
  await act().catch((error: unknown) => {
    if (!(error instanceof Refusal && error.code === "NO_SMS_CREDITS")) throw error;
  });
}

/**
 * Sends a link to choose a new password: to a member of the named chain, else to staff. Answers all callers alike. A
 * repeated request id sends no second message.
 */
export async function requestPasswordReset(services: Services, call: Request): Promise<void> {
  const chain = await namedChain(services, call.hostChain, call.body.subdomain);
  const to = await readRecipient(services, chain, call);
  await inEvenTime(() =>
    chain
      ? quietlyWithoutCredits(() => resetMember(services, chain, to, call))
      : resetAccount(services, to.address, call),
  );
}

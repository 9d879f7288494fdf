import { selectSmsAccount } from "#features/messages/sms/api/queries.ts";
import { type PublicSms, publicSmsLimit } from "#packages/domain/rate-limits.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { Refusal, refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

/** Returns a chain's remaining SMS credits. */
export async function availableCredits({ db }: Services, chain: Chain): Promise<number> {
  const [[account]] = await db.read(chain.id, (q) => [selectSmsAccount(q)]);
  return account?.available ?? 0;
}

/**
 * Counts an SMS requested without a sign-in, so that strangers cannot use up a merchant's credits. Known and unknown
 * numbers count alike. Refuses with TOO_MANY_REQUESTS when the day's share for this purpose is used up.
 */
export async function spendPublicSms(
  { limits }: Services,
  chain: Chain,
  purpose: PublicSms,
  credits: number,
): Promise<void> {
  if (credits <= 0) refuse("NO_SMS_TO_PROVE");
  const part = (points: number) => publicSmsLimit(purpose, credits, points);
  await limits.spendPart("publicSmsPerChain", `${purpose} ${chain.id}`, part);
}

/**
 * Replaces a refusal for missing credits by one for visitors, who cannot buy any: the club cannot send SMS at present.
 */
export async function asToVisitors(act: () => Promise<void>): Promise<void> {
  await act().catch((error: unknown) => {
    if (error instanceof Refusal && error.code === "NO_SMS_CREDITS") refuse("NO_SMS_TO_PROVE");
    throw error;
  });
}

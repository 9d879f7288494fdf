import { selectSmsAccount } from "#features/messages/sms/api/queries.ts";
import { type PublicSms, publicSmsLimit } from "#packages/domain/rate-limits.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { Refusal, refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

/** The SMS credits a chain has left. */
export async function availableCredits({ db }: Services, chain: Chain): Promise<number> {
  const [[account]] = await db.read(chain.id, (q) => [selectSmsAccount(q)]);
  return account?.available ?? 0;
}

/**
 * Counts an SMS that nobody signed in asks for, so that no stranger can burn a merchant's credits. Counted whether or
 * not the number is known; refuses with TOO_MANY_REQUESTS once what the chain's day has for this purpose is used up.
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

/** A visitor has no credits to buy: where they end meanwhile, they are told that the club sends no SMS right now. */
export async function asToVisitors(act: () => Promise<void>): Promise<void> {
  await act().catch((error: unknown) => {
    if (error instanceof Refusal && error.code === "NO_SMS_CREDITS") refuse("NO_SMS_TO_PROVE");
    throw error;
  });
}

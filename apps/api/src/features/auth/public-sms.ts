import { publicSmsLimit } from "@stammis/domain/rate-limits";
import type { Chain } from "../../call.ts";
import { refuse } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { selectSmsAccount } from "../sms-account/queries.ts";

const daySeconds = 24 * 60 * 60;

/** The SMS credits a chain has left. */
export async function availableCredits({ db }: Services, chain: Chain): Promise<number> {
  const [[account]] = await db.read(chain.id, (q) => [selectSmsAccount(q)]);
  return account?.available ?? 0;
}

/**
 * Counts an SMS that nobody signed in asks for, so that no stranger can burn a merchant's credits. Counted whether or
 * not the number is known; refuses with TOO_MANY_REQUESTS once the chain's day is used up.
 */
export async function spendPublicSms(services: Services, chain: Chain, credits: number): Promise<void> {
  if (credits <= 0) refuse("NO_SMS_CREDITS");
  await services.limits.spendUpTo("publicSmsPerChain", String(chain.id), publicSmsLimit(credits), daySeconds);
}

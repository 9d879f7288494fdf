import type { Username } from "#packages/domain/people/contact.ts";
import { foldTypedCharacters } from "#packages/domain/people/typed-characters.ts";
import type { KnownDevice } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";

interface Try {
  /** The account whose password is tried, known or not. */
  account: string;
  /** The account signed in on this device before. */
  deviceKnown: boolean;
  device: KnownDevice;
  source: string;
}

/**
 * Counts a password attempt. All unknown devices share the account's limit, which slows guessing down. A known device
 * has its own limit, so that guesses do not lock its owner out.
 */
export async function spendLoginTry(
  { limits }: Services,
  { account, deviceKnown, device, source }: Try,
): Promise<void> {
  if (deviceKnown) return limits.spend("loginPerDevice", `${account} ${device.token}`);
  await limits.spendSource("loginPerSource", source);
  await limits.spend("loginPerAccount", account);
  await limits.spend("loginPerAccountDay", account);
}

/** Returns the e-mail or phone of a sign-in as limits count it: all spellings of one address are equal. */
export function typedAddress(username: Username, typed: string): string {
  if (!username.ok) return foldTypedCharacters(typed).trim();
  return username.kind === "email" ? username.email : username.phone;
}

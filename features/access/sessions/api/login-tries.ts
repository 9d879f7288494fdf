import type { KnownDevice } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";

interface Try {
  /** Whose password is tried, known or not. */
  account: string;
  /** The person signed in on this device before. */
  deviceKnown: boolean;
  device: KnownDevice;
  source: string;
}

/**
 * Counts a try at a password. Strangers share the account's budget, so that guessers slow each other down; a device its
 * owner signed in on before has its own, and nobody's guessing keeps the owner out there.
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

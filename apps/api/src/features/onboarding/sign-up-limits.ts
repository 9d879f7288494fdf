import type { Services } from "../../services.ts";

/** Counts a message somebody asks us to send to an address: per address, and per source when a stranger asks. */
export async function spendSignUp({ limits }: Services, address: string, source: string | null): Promise<void> {
  if (source !== null) await limits.spend("signUpPerSource", source);
  await limits.spend("signUpPerAddressHour", address);
  await limits.spend("signUpPerAddressDay", address);
}

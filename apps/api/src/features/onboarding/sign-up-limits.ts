import type { Services } from "../../services.ts";

/** Counts a message somebody asks us to send to an address: per address, and per source when a stranger asks. */
export async function spendSignUp({ limits }: Services, address: string, source: string | null): Promise<void> {
  if (source !== null) await limits.spend("signUpPerSource", source);
  await limits.spend("signUpPerAddressHour", address);
  await limits.spend("signUpPerAddressDay", address);
}

/** What staff may send to strangers: a chain's share in a day, and what any address bears. */
export async function spendInvitation(services: Services, chainId: number, address: string): Promise<void> {
  await services.limits.spend("invitationsPerChain", String(chainId));
  await spendSignUp(services, address, null);
}

import type { Services } from "../../request/services.ts";

/** What a stranger may have us send, each by a budget of its own: joining a club, a company's sign-up, a new link. */
type Strangers = "member" | "merchant" | "renewal";
/** The same for staff of a club: nothing that strangers ask for uses it up. */
type Invited = "member" | "staff" | "till";

/** Counts a message that somebody asks us to send to an address: per source and per address. */
export async function spendSignUp(
  { limits }: Services,
  purpose: Strangers,
  address: string,
  source: string,
): Promise<void> {
  await limits.spend("signUpPerSource", `${purpose} ${source}`);
  await limits.spend("signUpPerAddressHour", `${purpose} ${address}`);
  await limits.spend("signUpPerAddressDay", `${purpose} ${address}`);
}

/** Counts a link that the platform sends once more to whoever it waits for. */
export async function spendReminder({ limits }: Services, address: string): Promise<void> {
  await limits.spend("invitationsPerAddressHour", `platform ${address}`);
  await limits.spend("invitationsPerAddressDay", `platform ${address}`);
}

/** What staff may send to strangers: a chain's share in a day, and what an address bears from it. */
export async function spendInvitation(
  { limits }: Services,
  purpose: Invited,
  chainId: number,
  address: string,
): Promise<void> {
  await limits.spend("invitationsPerChain", `${purpose} ${chainId}`);
  await limits.spend("invitationsPerAddressHour", `${purpose} ${chainId} ${address}`);
  await limits.spend("invitationsPerAddressDay", `${purpose} ${chainId} ${address}`);
}

import type { Transaction } from "kysely";
import { isBudgeted, spendBudget } from "#features/billing/budgets/api/spend-budget.ts";
import { foldedAddress } from "#packages/domain/people/folded-address.ts";
import type { Config } from "#packages/server/config.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";

/** Messages that strangers may request, each with its own limit: joining a club, a company's sign-up, a new link. */
type Strangers = "member" | "merchant" | "renewal";
/** Messages that a club's staff may send; requests by strangers do not use up their limits. */
type Invited = "member" | "staff" | "till";

/** Counts a message that a stranger requests to an address, per source and per address. */
export async function spendSignUp(
  { limits }: Services,
  purpose: Strangers,
  address: string,
  source: string,
): Promise<void> {
  await limits.spendSource("signUpPerSource", source, purpose);
  const mailbox = `${purpose} ${foldedAddress(address)}`;
  await limits.spend("signUpPerAddressHour", mailbox);
  await limits.spend("signUpPerAddressDay", mailbox);
}

/** Counts a reminder that the platform sends to an invited person. */
export async function spendReminder({ limits }: Services, address: string): Promise<void> {
  const mailbox = `platform ${foldedAddress(address)}`;
  await limits.spend("invitationsPerAddressHour", mailbox);
  await limits.spend("invitationsPerAddressDay", mailbox);
}

/** Counts an invitation by staff: the chain's share of a day, and the limit of the mailbox or phone. */
export async function spendInvitation(
  { limits }: Services,
  purpose: Invited,
  chainId: number,
  address: string,
): Promise<void> {
  await limits.spend("invitationsPerChain", `${purpose} ${chainId}`);
  const mailbox = `${purpose} ${chainId} ${foldedAddress(address)}`;
  await limits.spend("invitationsPerAddressHour", mailbox);
  await limits.spend("invitationsPerAddressDay", mailbox);
}

/**
 * Whether a company that has not paid yet may send this many more invitations. Counted in the transaction that sends
 * them, so that a refusal costs nothing.
 */
export async function isWithinInvitations(
  trx: Transaction<DB>,
  { companyBudget }: Pick<Config, "companyBudget">,
  chain: Pick<Chain, "companyId" | "sandbox">,
  amount = 1,
): Promise<boolean> {
  const spending = { part: "invitations", amount, atMost: companyBudget.invitations } as const;
  return !isBudgeted(chain) || spendBudget(trx, chain.companyId, spending);
}

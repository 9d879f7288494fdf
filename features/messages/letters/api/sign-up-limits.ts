import type { Transaction } from "kysely";
import { isBudgeted, spendBudget } from "#features/billing/budgets/api/spend-budget.ts";
import { foldedAddress } from "#packages/domain/people/folded-address.ts";
import type { Config } from "#packages/server/config.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";

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
  await limits.spendSource("signUpPerSource", source, purpose);
  const mailbox = `${purpose} ${foldedAddress(address)}`;
  await limits.spend("signUpPerAddressHour", mailbox);
  await limits.spend("signUpPerAddressDay", mailbox);
}

/** Counts a link that the platform sends once more to whoever it waits for. */
export async function spendReminder({ limits }: Services, address: string): Promise<void> {
  const mailbox = `platform ${foldedAddress(address)}`;
  await limits.spend("invitationsPerAddressHour", mailbox);
  await limits.spend("invitationsPerAddressDay", mailbox);
}

/** What staff may send to strangers: a chain's share in a day, and what a mailbox or phone receives from it. */
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
 * Whether a company that has not paid yet may send so many more invitations to strangers. Counted in the transaction that
 * sends them: what is refused there costs nothing.
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

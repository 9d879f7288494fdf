import type { Chain } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

/**
 * Returns the chain of a public form: the host's. Only without a host chain may the form name one; another name on a
 * chain's host refuses with NOT_FOUND. Null without any chain.
 */
export async function namedChain(
  { directory }: Services,
  hostChain: Chain | null,
  subdomain: string | undefined,
): Promise<Chain | null> {
  const named = subdomain?.trim().toLowerCase();
  if (!named) return hostChain;
  if (hostChain) return hostChain.subdomain === named ? hostChain : refuse("NOT_FOUND");
  return (await directory.bySubdomain(named)) ?? refuse("NOT_FOUND");
}

/** Returns the chain of a member's session, which is always the host's. */
export const chainOf = ({ hostChain }: { hostChain: Chain | null }): Chain => hostChain ?? refuse("NOT_SIGNED_IN");

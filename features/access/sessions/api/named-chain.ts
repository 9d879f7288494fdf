import type { Chain } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

/**
 * The chain a public form speaks of: the host's. Only where the host has none may the form name it; another chain's
 * name on a chain's own host is not found. Null when neither names one.
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

/** A member's session is always of the host's chain. */
export const chainOf = ({ hostChain }: { hostChain: Chain | null }): Chain => hostChain ?? refuse("NOT_SIGNED_IN");

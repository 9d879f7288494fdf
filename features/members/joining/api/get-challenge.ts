import { namedChain } from "#features/access/sessions/api/named-chain.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

/** Returns a proof-of-work challenge for a browser that is about to request an SMS from a club. */
export async function getChallenge(services: Services, { hostChain, params, query }: Call<"getChallenge">) {
  const chain = (await namedChain(services, hostChain, query.subdomain)) ?? refuse("NOT_FOUND");
  return services.challenges.make(params.purpose, chain.id);
}

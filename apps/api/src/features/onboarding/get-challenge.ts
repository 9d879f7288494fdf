import type { Call } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { namedChain } from "../auth/named-chain.ts";

/** Work for a browser that is about to ask a club for an SMS. */
export async function getChallenge(services: Services, { hostChain, params, query }: Call<"getChallenge">) {
  const chain = (await namedChain(services, hostChain, query.subdomain)) ?? refuse("NOT_FOUND");
  return services.challenges.make(params.purpose, chain.id);
}

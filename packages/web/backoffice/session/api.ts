import { createClient } from "#packages/contract/client.ts";
import type { Answer } from "#packages/contract/endpoint.ts";
import type { EndpointName } from "#packages/contract/routes.ts";
import type { AllSchemas } from "#packages/contract/schemas.ts";
import { sendFile } from "../files/send-file.ts";
import { shownLanguage } from "../language/shown-language.ts";
import { routes } from "./routes.ts";
import { sessionRenewal } from "./session-renewal.ts";
import { chainStore, sessionStore } from "./session-store.ts";

/** What an endpoint answers: `AnswerOf<"getChain">`. */
export type AnswerOf<K extends EndpointName> = Answer<AllSchemas[K]>;

/** Who calls, on which chain, and in which language. */
export function callHeaders(): Record<string, string> {
  const session = sessionStore.get();
  const chain = chainStore.get();
  return {
    "accept-language": shownLanguage.get(),
    ...(session ? { authorization: `Bearer ${session.token}` } : {}),
    ...(session && chain ? { "stammis-chain": chain } : {}),
  };
}

const tokenIn = (sent: Record<string, string>) => sent.authorization?.replace("Bearer ", "") ?? "";

/** A typed call of every endpoint, signed in and on this tab's chain. Throws `ApiError`. */
export const call = createClient(routes, {
  headers: callHeaders,
  upload: sendFile,
  async again(error, sent) {
    // A wrong password is a 401 too, and ends nothing.
    // Who looks as a merchant comes back to themselves: there is nothing to renew.
    if (sessionStore.isLooking()) return false;
    return error.problem?.code === "NOT_SIGNED_IN" && sessionRenewal.ask(tokenIn(sent));
  },
  onError(error, sent) {
    if (error.problem?.code === "NOT_SIGNED_IN" && sessionStore.get()?.token === tokenIn(sent)) sessionStore.clear();
  },
});

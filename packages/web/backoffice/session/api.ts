import { createClient } from "#packages/contract/client.ts";
import type { Answer } from "#packages/contract/endpoint.ts";
import type { EndpointName } from "#packages/contract/routes.ts";
import type { AllSchemas } from "#packages/contract/schemas.ts";
import { sendFile } from "../files/send-file.ts";
import { shownLanguage } from "../language/shown-language.ts";
import { routes } from "./routes.ts";
import { sessionRenewal } from "./session-renewal.ts";
import { chainStore, sessionStore } from "./session-store.ts";

/** The answer of an endpoint: `AnswerOf<"getChain">`. */
export type AnswerOf<K extends EndpointName> = Answer<AllSchemas[K]>;

/** Returns the headers that name the caller, the chain and the language. */
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

/** Calls any endpoint with types, signed in and on this tab's chain. Throws `ApiError`. */
export const call = createClient(routes, {
  headers: callHeaders,
  upload: sendFile,
  async again(error, sent) {
    // Renews the session only for NOT_SIGNED_IN: a wrong password is also a 401, and ends no session. An ended
    // impersonation returns to the admin's own session, so there is nothing to renew.
    if (sessionStore.isLooking()) return false;
    return error.problem?.code === "NOT_SIGNED_IN" && sessionRenewal.ask(tokenIn(sent));
  },
  onError(error, sent) {
    if (error.problem?.code === "NOT_SIGNED_IN" && sessionStore.get()?.token === tokenIn(sent)) sessionStore.clear();
  },
});

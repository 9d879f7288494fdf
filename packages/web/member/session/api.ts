import { createClient } from "#packages/contract/client.ts";
import type { Answer } from "#packages/contract/endpoint.ts";
import type { EndpointName } from "#packages/contract/routes.ts";
import type { AllSchemas } from "#packages/contract/schemas.ts";
import { takeEarly } from "../first/early.ts";
import { shownLanguage } from "../language/shown-language.ts";
import { routes } from "./routes.ts";
import { sessionRenewal } from "./session-renewal.ts";
import { sessionStore } from "./session-store.ts";

/** The answer of an endpoint: `AnswerOf<"getConsumerHome">`. */
export type AnswerOf<K extends EndpointName> = Answer<AllSchemas[K]>;

/** Returns the headers that name the caller and the language. */
export function callHeaders(): Record<string, string> {
  const session = sessionStore.get();
  return {
    "accept-language": shownLanguage.get(),
    ...(session ? { authorization: `Bearer ${session.token}` } : {}),
  };
}

const tokenIn = (sent: Record<string, string>) => sent.authorization?.replace("Bearer ", "") ?? "";

/** Calls the endpoints for members and visitors with types, signed in when there is a session. Throws `ApiError`. */
export const call = createClient(routes, {
  headers: callHeaders,
  early: takeEarly,
  async again(error, sent) {
    // Renews the session only for NOT_SIGNED_IN: a wrong password is also a 401, and ends no session.
    return error.problem?.code === "NOT_SIGNED_IN" && sessionRenewal.ask(tokenIn(sent));
  },
  onError(error, sent) {
    if (error.problem?.code === "NOT_SIGNED_IN" && sessionStore.get()?.token === tokenIn(sent)) sessionStore.clear();
  },
});

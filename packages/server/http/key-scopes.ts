import { type Route, scopeOf } from "#packages/contract/endpoint.ts";
import { refuse } from "../request/refusal.ts";
import type { RequestContext } from "./authenticate.ts";

/** Refuses calls outside a key's scopes, and calls that no key may make. */
export function checkKey(route: Route, { actor }: RequestContext): void {
  const key = actor?.kind === "staff" ? actor.key : undefined;
  if (!key) return;
  const scope = scopeOf(route);
  if (scope === "withheld") refuse("NO_ACCESS");
  if (!key.scopes.includes(scope)) refuse("SCOPE_MISSING");
}

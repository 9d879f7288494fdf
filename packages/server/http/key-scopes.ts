import { type Route, scopesOf } from "#packages/contract/endpoint.ts";
import { refuse, ScopeMissing } from "../request/refusal.ts";
import type { RequestContext } from "./authenticate.ts";

/** Refuses calls outside a key's scopes, and calls that no key may make. */
export function checkKey(route: Route, { actor }: RequestContext): void {
  const key = actor?.kind === "staff" ? actor.key : undefined;
  if (!key) return;
  const scopes = scopesOf(route);
  const [scope = refuse("NO_ACCESS")] = scopes;
  if (!scopes.some((each) => key.scopes.includes(each))) throw new ScopeMissing(scope);
}

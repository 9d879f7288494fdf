import { routes } from "#features/routes.ts";
import { schemas } from "#features/schemas.ts";
import type { Problem } from "#packages/contract/errors.ts";
import { refusalsOf } from "#packages/contract/refusals.ts";
import type { EndpointName } from "#packages/contract/routes.ts";

/** Throws for a refusal that the contract does not declare, for the call or for a field. */
export function mustBeDeclared(name: EndpointName, { code, fieldCodes = {} }: Problem): void {
  const declared = refusalsOf(routes[name], schemas[name]);
  const undeclared = [code, ...Object.values(fieldCodes)].filter((each) => !declared.has(each));
  if (undeclared.length > 0)
    throw new Error(`${name} refuses with ${undeclared.join(", ")}, which it does not declare`);
}

import type { Problem } from "@stammis/contract/errors";
import { refusalsOf } from "@stammis/contract/refusals";
import { type EndpointName, routes } from "@stammis/contract/routes";
import { schemas } from "@stammis/contract/schemas";

/** Throws for a refusal that the contract does not declare, whole or at a field. */
export function mustBeDeclared(name: EndpointName, { code, fieldCodes = {} }: Problem): void {
  const declared = refusalsOf(routes[name], schemas[name]);
  const undeclared = [code, ...Object.values(fieldCodes)].filter((each) => !declared.has(each));
  if (undeclared.length > 0)
    throw new Error(`${name} refuses with ${undeclared.join(", ")}, which it does not declare`);
}

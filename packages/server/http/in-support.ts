import type { ZodType } from "zod";
import type { Route, Schema } from "#packages/contract/endpoint.ts";
import { inSupport, isChange } from "#packages/contract/in-support.ts";
import type { EndpointName } from "#packages/contract/routes.ts";
import type { StaffActor } from "../request/call.ts";
import { refuse } from "../request/refusal.ts";
import type { RequestContext } from "./authenticate.ts";
import { maskAnswer } from "./mask-answer.ts";

/** Returns the impersonation under which support calls as a merchant; null for all other callers. */
function impersonationOf({ actor }: RequestContext): StaffActor["impersonation"] | null {
  return actor && "impersonation" in actor ? (actor.impersonation ?? null) : null;
}

/** Refuses calls that are withheld from support, and changes that the company has not allowed support to make. */
export function checkSupport(route: Route, context: RequestContext): void {
  const impersonation = impersonationOf(context);
  if (!impersonation) return;
  const handled = inSupport(route);
  if (handled === "withheld") refuse("NO_ACCESS");
  if (handled !== "own" && isChange(route) && !impersonation.mayChange) refuse("READ_ONLY");
}

/** Returns the answer in the form that support may see. */
export function answerInSupport(
  endpoint: { name: EndpointName; route: Route; answer: Schema | undefined },
  context: RequestContext,
  answer: unknown,
): unknown {
  if (!impersonationOf(context) || inSupport(endpoint.route) !== "masked") return answer;
  return maskAnswer(endpoint.name, endpoint.answer as ZodType | undefined, answer);
}

import type { Call } from "#packages/server/request/call.ts";
import { eachOf } from "#packages/server/request/each-of.ts";
import type { Services } from "#packages/server/request/services.ts";
import { removeMember } from "./remove-member.ts";

/** Erases several members in turn and returns the result of each. */
export const removeMembers = (services: Services, call: Call<"removeMembers">) =>
  eachOf(call.body.ids, (id) => removeMember(services, { ...call, params: { id } }));

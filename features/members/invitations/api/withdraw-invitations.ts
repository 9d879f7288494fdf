import type { Call } from "#packages/server/request/call.ts";
import { eachOf } from "#packages/server/request/each-of.ts";
import type { Services } from "#packages/server/request/services.ts";
import { withdrawInvitation } from "./withdraw-invitation.ts";

/** Withdraws several invitations and returns the result of each. */
export const withdrawInvitations = (services: Services, call: Call<"withdrawInvitations">) =>
  eachOf(call.body.ids, (id) => withdrawInvitation(services, { ...call, params: { id } }));

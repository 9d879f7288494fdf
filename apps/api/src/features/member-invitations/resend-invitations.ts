import type { Call } from "../../request/call.ts";
import { eachOf } from "../../request/each-of.ts";
import type { Services } from "../../request/services.ts";
import { resendInvitation } from "./resend-invitation.ts";

/** Sends several invitations once more, each within its address's limits; answers what happened to each. */
export const resendInvitations = (services: Services, call: Call<"resendInvitations">) =>
  eachOf(call.body.ids, (id) => resendInvitation(services, { ...call, params: { id } }));

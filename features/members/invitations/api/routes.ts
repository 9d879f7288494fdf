import { getInvitationCost } from "#features/members/joining/api/get-invitation-cost.ts";
import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { invitationsRoutes } from "../contract/routes.ts";
import { exportInvitations } from "./export-invitations.ts";
import { inviteAtTill } from "./invite-at-till.ts";
import { inviteMember } from "./invite-member.ts";
import { listInvitations } from "./list-invitations.ts";
import { resendInvitation } from "./resend-invitation.ts";
import { resendInvitations } from "./resend-invitations.ts";
import { withdrawInvitation } from "./withdraw-invitation.ts";
import { withdrawInvitations } from "./withdraw-invitations.ts";

export const invitationsHandlers = (services: Services): Handlers<typeof invitationsRoutes> => ({
  listInvitations: (call) => listInvitations(services, call),
  exportInvitations: (call) => exportInvitations(services, call),
  resendInvitation: (call) => resendInvitation(services, call),
  resendInvitations: (call) => resendInvitations(services, call),
  withdrawInvitations: (call) => withdrawInvitations(services, call),
  withdrawInvitation: (call) => withdrawInvitation(services, call),
  getInvitationCost: (call) => getInvitationCost(services, call),
  inviteMember: (call) => inviteMember(services, call),
  inviteAtTill: (call) => inviteAtTill(services, call),
});

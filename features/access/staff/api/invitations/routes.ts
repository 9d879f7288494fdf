import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { staffInvitationsRoutes } from "../../contract/invitations/routes.ts";
import { acceptInvitation, declineInvitation } from "./accept-invitation.ts";
import { exportStaffInvitations } from "./export-staff-invitations.ts";
import { inviteMerchant, resendMerchantInvitation, withdrawMerchantInvitation } from "./invite-merchant.ts";
import { inviteStaff, listStaffInvitations, resendStaffInvitation, withdrawStaffInvitation } from "./invite-staff.ts";
import { ownInvitationOf } from "./own-invitation.ts";
import { selectToAccount } from "./queries.ts";

export const staffInvitationsHandlers = (services: Services): Handlers<typeof staffInvitationsRoutes> => ({
  inviteMerchant: (call) => inviteMerchant(services, call),
  resendMerchantInvitation: (call) => resendMerchantInvitation(services, call),
  withdrawMerchantInvitation: (call) => withdrawMerchantInvitation(services, call),
  inviteStaff: (call) => inviteStaff(services, call),
  listStaffInvitations: (call) => listStaffInvitations(services, call),
  exportStaffInvitations: (call) => exportStaffInvitations(services, call),
  resendStaffInvitation: (call) => resendStaffInvitation(services, call),
  withdrawStaffInvitation: (call) => withdrawStaffInvitation(services, call),

  async listOwnInvitations({ actor }) {
    return (await selectToAccount(services.db.platform, actor.accountId).execute()).map(ownInvitationOf);
  },

  acceptInvitation: (call) => acceptInvitation(services, call),
  declineInvitation: (call) => declineInvitation(services, call),
});

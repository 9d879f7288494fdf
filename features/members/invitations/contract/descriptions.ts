import type { Descriptions } from "#packages/contract/descriptions.ts";
import type { invitationsRoutes } from "./routes.ts";
import type { invitationsSchemas } from "./schemas.ts";

export const invitationsDescriptions: Descriptions<typeof invitationsRoutes, typeof invitationsSchemas> = {
  listInvitations: { summary: "List the invitations", description: "Invitations to people who have not joined yet." },
  exportInvitations: { summary: "Export the invitations", description: "The invitations as a CSV file." },
  resendInvitation: { summary: "Send an invitation again", description: "Sends the invitation again with a new link." },
  resendInvitations: {
    summary: "Send several invitations again",
    description: "Sends several invitations again. The answer has a result for each.",
  },
  withdrawInvitations: {
    summary: "Withdraw several invitations",
    description: "Withdraws several invitations. The answer has a result for each.",
  },
  withdrawInvitation: { summary: "Withdraw an invitation", description: "The link stops working." },
  getInvitationCost: {
    summary: "Get the cost of an invitation",
    description: "The SMS credits that an invitation would cost, before it is sent.",
  },
  inviteMember: {
    summary: "Invite a person",
    description: "Sends a link to join, by e-mail or SMS. The person becomes a member by accepting the terms.",
  },
  inviteAtTill: {
    summary: "Invite a customer with a purchase",
    description:
      "Invites a customer who is not a member and queues the purchase. It is registered when the customer joins.",
    example: {
      body: { email: "anna.berg@example.com", pointOfSaleId: 3, amount: 249.5 },
      answer: { sent: "EMAIL", link: null, waitsThrough: "2026-12-30", waitingPoints: 249, waitingPurchaseId: 41 },
    },
  },
};

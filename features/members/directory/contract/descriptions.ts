import type { Descriptions } from "#packages/contract/descriptions.ts";
import type { directoryRoutes } from "./routes.ts";
import type { directorySchemas } from "./schemas.ts";

export const directoryDescriptions: Descriptions<typeof directoryRoutes, typeof directorySchemas> = {
  listMembers: {
    summary: "List or search members",
    description: "Members by name, e-mail, phone or membership number, filtered and sorted.",
  },
  exportMembers: {
    summary: "Export the members",
    description: "The complete list as a CSV file, filtered and sorted like the list.",
  },
  getMember: {
    summary: "Get a member",
    description: "The profile, consents, stamp cards, points and latest purchases of a member.",
  },
  updateMember: {
    summary: "Change a member",
    description:
      "Replaces the editable fields of the profile. A new e-mail or phone takes effect after the member confirms it.",
  },
  removeMember: {
    summary: "Remove a member",
    description: "Ends the membership and deletes the personal data. Cannot be undone.",
  },
  removeMembers: {
    summary: "Remove several members",
    description: "Ends several memberships. The answer has a result for each.",
  },
  resendMemberContact: {
    summary: "Send the confirmation of an address again",
    description: "Sends the link that confirms a pending e-mail or phone.",
  },
  withdrawMemberContact: {
    summary: "Withdraw a pending address",
    description: "Drops an e-mail or phone that the member has not confirmed.",
  },
};

import type { Route } from "#packages/contract/endpoint.ts";
import { inSupport, isChange } from "#packages/contract/in-support.ts";
import type { EndpointName } from "#packages/contract/routes.ts";
import type { StaffRole } from "#packages/domain/access/roles.ts";
import { routes } from "./routes.ts";

/** Acts of the back office, each by an endpoint that only those who may do it may call. */
const endpoints = {
  /** Change the club: its look, places, points, texts. */
  manageClub: "updateChain",
  /** Found another club of one's company. */
  foundClub: "createChain",
  /** See whether a subdomain is free. */
  tryAddresses: "getSubdomainAvailability",
  /** See all of a club, whatever the point of sale. */
  overseeClub: "getChainClock",
  /** See members, purchases and figures. */
  readClub: "listMembers",
  /** Write campaigns, and publish and end them. */
  runCampaigns: "createCampaign",
  /** Invite members, and whatever is done with them afterwards. */
  changeMembers: "inviteMember",
  /** Take back a purchase, whole or in part. */
  giveBack: "returnPurchase",
  /** Have a list as a file. */
  takeFiles: "exportMembers",
  /** Say who works in the club, with which rights, at which tills. */
  manageStaff: "inviteStaff",
  /** Create, change and remove Smart Selections. */
  editSelections: "createSelection",
  /** Record incidents with personal data. */
  editIncidents: "createIncident",
  /** Release sendouts that a restore has paused. */
  releaseSendouts: "releaseHeldSendouts",
  /** Keep a way of looking at a list. */
  keepViews: "createView",
  /** Bring members from a list. */
  importMembers: "startImport",
  /** End a member's session on a lost phone. */
  signMembersOut: "endMemberDevice",
  /** Have a file of all that is kept about a member. */
  handOutMemberData: "exportMemberData",
  /** Say yes or no to a large amount at a till. */
  answerApprovals: "listWaitingApprovals",
  /** Say yes or no to a local merchant who wants to merge memberships. */
  approveMerges: "answerMergeRequest",
  /** See the platform's customers. */
  administer: "listCompanies",
} as const satisfies Record<string, EndpointName>;
export type Act = keyof typeof endpoints;

/** Whether the contract lets a role do something; `look`: one of the platform's who looks as a merchant, and whether only that. */
export function can(role: StaffRole, act: Act, look: { mayChange: boolean } | null = null): boolean {
  const route: Route = routes[endpoints[act]];
  if (!("roles" in route.access) || !route.access.roles.includes(role)) return false;
  if (!look) return true;
  return inSupport(route) !== "withheld" && (!isChange(route) || look.mayChange);
}

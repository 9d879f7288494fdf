import type { Route } from "#packages/contract/endpoint.ts";
import { inSupport, isChange } from "#packages/contract/in-support.ts";
import type { EndpointName } from "#packages/contract/routes.ts";
import type { StaffRole } from "#packages/domain/access/roles.ts";
import { routes } from "./routes.ts";

/** Permissions of the back office, each represented by an endpoint with the same roles. */
const endpoints = {
  /** Change the club: its appearance, points of sale, points, texts. */
  manageClub: "updateChain",
  /** Create another club of the account's company. */
  foundClub: "createChain",
  /** Check whether a subdomain is free. */
  tryAddresses: "getSubdomainAvailability",
  /** See all data of a club, at every point of sale. */
  overseeClub: "getChainClock",
  /** See members, purchases and statistics. */
  readClub: "listMembers",
  /** Write campaigns, and publish and end them. */
  runCampaigns: "createCampaign",
  /** Invite members, and change them afterwards. */
  changeMembers: "inviteMember",
  /** Return a purchase, fully or in part. */
  giveBack: "returnPurchase",
  /** Download a list as a file. */
  takeFiles: "exportMembers",
  /** Decide who works in the club, with which rights, and which tills are approved. */
  manageStaff: "inviteStaff",
  /** Create and change API keys, webhooks and connections. */
  manageIntegrations: "createConnection",
  /** Create, change and remove Smart Selections. */
  editSelections: "createSelection",
  /** Record incidents with personal data. */
  editIncidents: "createIncident",
  /** Resume sendouts that a restore has paused. */
  releaseSendouts: "releaseHeldSendouts",
  /** Save a view of a list. */
  keepViews: "createView",
  /** Import members from a list. */
  importMembers: "startImport",
  /** End a member's session on a lost phone. */
  signMembersOut: "endMemberDevice",
  /** Download a file with everything stored about a member. */
  handOutMemberData: "exportMemberData",
  /** Approve or refuse a large amount at a till. */
  answerApprovals: "listWaitingApprovals",
  /** Approve or refuse a local merchant's request to merge memberships. */
  approveMerges: "answerMergeRequest",
  /** See the platform's customers. */
  administer: "listCompanies",
} as const satisfies Record<string, EndpointName>;
export type Act = keyof typeof endpoints;

/**
 * Returns whether the contract allows a role to perform an act. `look` is set while an admin impersonates a merchant,
 * and says whether changes are allowed.
 */
export function can(role: StaffRole, act: Act, look: { mayChange: boolean } | null = null): boolean {
  const route: Route = routes[endpoints[act]];
  if (!("roles" in route.access) || !route.access.roles.includes(role)) return false;
  if (!look) return true;
  return inSupport(route) !== "withheld" && (!isChange(route) || look.mayChange);
}

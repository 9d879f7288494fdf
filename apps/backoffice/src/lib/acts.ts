import type { Route } from "@stammis/contract/endpoint";
import { type EndpointName, routes } from "@stammis/contract/routes";
import type { StaffRole } from "@stammis/domain/people/roles";

/** Acts of the back office, each by an endpoint that only those who may do it may call. */
const endpoints = {
  /** Change the club: its look, places, points, texts. */
  manageClub: "updateChain",
  /** See members, purchases and figures. */
  readClub: "listMembers",
  /** Bring members from a list. */
  importMembers: "startImport",
  /** End a member's session on a lost phone. */
  signMembersOut: "endMemberDevice",
  /** Have a file of all that is kept about a member. */
  handOutMemberData: "exportMemberData",
  /** Say yes or no to a large amount at a till. */
  answerApprovals: "listWaitingApprovals",
  /** See the platform's customers. */
  administer: "listCompanies",
} as const satisfies Record<string, EndpointName>;
export type Act = keyof typeof endpoints;

/** Whether the contract lets a role do something: the same answer the server gives. */
export function can(role: StaffRole, act: Act): boolean {
  const { access }: Route = routes[endpoints[act]];
  return "roles" in access && access.roles.includes(role);
}

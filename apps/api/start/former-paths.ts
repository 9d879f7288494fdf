/**
 * Paths of release 0.5.0 with the current ones. Programs and open pages of that release still use them. Remove this file
 * after the next release.
 */
export const formerPaths: ReadonlyMap<string, string> = new Map([
  ["/api/merchant/members/invitations", "/api/merchant/member-invitations"],
  ["/api/merchant/members/notes", "/api/merchant/notes"],
  ["/api/merchant/users/invitations", "/api/merchant/staff-invitations"],
]);

/** The endpoints that the member app calls, by name. `apps/member/api-routes.ts` adds them. */
// biome-ignore lint/suspicious/noEmptyInterface: the app adds the members.
export interface MemberRoutes {}

/** `apps/member/api-routes.ts` fills the object when the app starts. */
export const routes = {} as MemberRoutes;

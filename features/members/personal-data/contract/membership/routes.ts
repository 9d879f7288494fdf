import { member, type Route } from "#packages/contract/endpoint.ts";

/** Routes for the member's rights over their membership. product.md §11. */
export const membershipRoutes = {
  listOwnConsents: { method: "GET", path: "/consumer/consents", access: member },
  leaveClub: { method: "POST", path: "/consumer/membership/termination", access: member },
} as const satisfies Record<string, Route>;

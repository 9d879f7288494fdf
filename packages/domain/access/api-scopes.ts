/** What an API key may be given. Each endpoint of the contract declares the scope it needs (`key`). */
export const apiScopes = [
  "members:read",
  "members:write",
  "purchases:read",
  "purchases:write",
  "points:write",
  "coupons:read",
  "coupons:write",
  "stampcards:read",
  "stampcards:write",
  "campaigns:read",
  "campaigns:write",
  "selections:read",
  "selections:write",
  "sendouts:read",
  "sendouts:write",
  "reports:read",
  "club:read",
  "club:write",
] as const;
export type ApiScope = (typeof apiScopes)[number];

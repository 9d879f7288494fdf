/** The scopes that an API key can have. Each endpoint of the contract declares its scope in `key`. */
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

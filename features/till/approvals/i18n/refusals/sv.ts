export const sv = {
  APPROVAL_NOT_NEEDED: "Beloppet behöver inget godkännande längre. Bekräfta köpet som vanligt.",
  APPROVAL_EXPIRED: "Tiden för att godkänna har gått ut. Be kassan att fråga igen.",
} as const;

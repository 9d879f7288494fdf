export const sv = {
  LAST_MERCHANT: "Ett företag måste ha minst en handlare. Bjud in någon annan först.",
  NOT_IN_SANDBOX: "Det går inte i en sandlåda. Bjud in från en riktig klubb.",
} as const;

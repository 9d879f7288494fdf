export const memberPages = {
  consents: "/consumer/consents",
  unsubscribe: "/u/$id",
} as const;

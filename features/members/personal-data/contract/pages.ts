export const memberPages = {
  membership: "/consumer/membership",
  terminate: "/consumer/membership/terminate",
  export: "/consumer/membership/export",
} as const;

export const officePages = {
  approvals: "/approvals",
} as const;

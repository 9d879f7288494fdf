export const officePages = {
  reports: "/reports",
} as const;

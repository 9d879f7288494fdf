export const officePages = {
  support: "/support",
  supportThread: "/support/$id",
  contact: "/contact",
} as const;

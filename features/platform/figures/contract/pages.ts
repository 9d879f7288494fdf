export const officePages = {
  overview: "/overview",
} as const;

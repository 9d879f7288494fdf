export const officePages = {
  integrations: "/integrations",
} as const;

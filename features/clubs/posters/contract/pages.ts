export const officePages = {
  attract: "/attract",
} as const;

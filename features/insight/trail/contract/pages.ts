export const officePages = {
  trail: "/trail",
} as const;

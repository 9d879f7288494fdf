export const officePages = {
  till: "/till",
} as const;

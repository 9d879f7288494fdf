export const officePages = {
  categories: "/categories",
} as const;

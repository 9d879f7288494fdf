export const officePages = {
  billing: "/billings/details",
  seller: "/seller",
} as const;

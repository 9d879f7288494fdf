export const officePages = {
  invoices: "/invoices",
} as const;

import { allStaff, localMerchants, merchants, type Route } from "#packages/contract/endpoint.ts";

export const categoryRoutes = {
  listCategories: { method: "GET", path: "/merchant/categories", access: allStaff },
  exportCategories: {
    method: "GET",
    path: "/merchant/categories/export",
    access: localMerchants,
    download: "text/csv",
  },
  createCategory: { method: "POST", path: "/merchant/categories", access: merchants },
  renameCategory: { method: "PUT", path: "/merchant/categories/:id", access: merchants },
  removeCategory: { method: "DELETE", path: "/merchant/categories/:id", access: merchants },
} as const satisfies Record<string, Route>;

import { allStaff, localMerchants, merchants, type Route } from "#packages/contract/endpoint.ts";

export const categoriesRoutes = {
  listCategories: {
    method: "GET",
    path: "/merchant/categories",
    access: allStaff,
    key: "club:read",
    otherScopes: ["purchases:write"],
    place: "club",
    support: "open",
  },
  exportCategories: {
    method: "GET",
    path: "/merchant/categories/export",
    access: localMerchants,
    download: "text/csv",
    key: "club:read",
    place: "club",
  },
  createCategory: {
    method: "POST",
    path: "/merchant/categories",
    access: merchants,
    key: "club:write",
    support: "open",
  },
  renameCategory: {
    method: "PUT",
    path: "/merchant/categories/:id",
    access: merchants,
    key: "club:write",
    thing: "category",
    support: "open",
  },
  removeCategory: {
    method: "DELETE",
    path: "/merchant/categories/:id",
    access: merchants,
    key: "club:write",
    thing: "category",
    support: "open",
  },
} as const satisfies Record<string, Route>;

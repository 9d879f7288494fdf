import { allStaff, merchants, type Route } from "../endpoint.ts";

export const categoryRoutes = {
  listCategories: { method: "GET", path: "/merchant/categories", access: allStaff },
  createCategory: { method: "POST", path: "/merchant/categories", access: merchants },
  renameCategory: { method: "PUT", path: "/merchant/categories/:id", access: merchants },
  removeCategory: { method: "DELETE", path: "/merchant/categories/:id", access: merchants },
} as const satisfies Record<string, Route>;

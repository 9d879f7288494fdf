import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { categoriesRoutes } from "../contract/routes.ts";
import { exportCategories } from "./export-categories.ts";
import { categoryOf, selectCategories } from "./queries.ts";
import { createCategory, removeCategory, renameCategory } from "./save-category.ts";

export const categoriesHandlers = (services: Services): Handlers<typeof categoriesRoutes> => ({
  async listCategories({ chain }) {
    const [rows] = await services.db.read(chain.id, (q) => [selectCategories(q)]);
    return rows.map(categoryOf);
  },

  exportCategories: (call) => exportCategories(services, call),
  createCategory: (call) => createCategory(services, call),
  renameCategory: (call) => renameCategory(services, call),
  removeCategory: (call) => removeCategory(services, call),
});

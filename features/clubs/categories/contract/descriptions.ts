import type { Descriptions } from "#packages/contract/descriptions.ts";
import type { categoriesRoutes } from "./routes.ts";
import type { categoriesSchemas } from "./schemas.ts";

export const categoriesDescriptions: Descriptions<typeof categoriesRoutes, typeof categoriesSchemas> = {
  listCategories: {
    summary: "List the categories",
    description: "The categories that a purchase can be registered with, by name in each language.",
  },
  exportCategories: { summary: "Export the categories", description: "The categories as a CSV file." },
  createCategory: {
    summary: "Create a category",
    description: "Creates a category for purchases. Its name must be unique in the club.",
  },
  renameCategory: {
    summary: "Rename a category",
    description: "Changes the name. Earlier purchases show the new name.",
  },
  removeCategory: {
    summary: "Remove a category",
    description: "Removes the category from the till. Earlier purchases keep it.",
  },
};

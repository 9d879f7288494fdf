import { sql } from "kysely";
import { countedOf } from "#features/insight/figures/api/counted.ts";
import type { Build } from "#packages/server/db/build.ts";
import { selectCategoryNames } from "#packages/server/db/names.ts";
import { nameOrder } from "#packages/server/db/sorted.ts";
import { translationsColumn } from "#packages/server/db/translations-column.ts";
import { versioned } from "#packages/server/request/versions.ts";
import { categoriesSchemas } from "../contract/schemas.ts";

/** Selects current categories by name, each with its number of purchases. */
export function selectCategories(db: Build) {
  return selectCategoryNames(db)
    .select(translationsColumn<"name">("category.translations").as("translations"))
    .select(countedOf("CATEGORY", sql`category.id`).as("purchases"))
    .orderBy(nameOrder("category.name"))
    .orderBy("category.id");
}

type CategoryRow = Awaited<ReturnType<ReturnType<typeof selectCategories>["execute"]>>[number];

/** Returns a category in the form of the answer. */
export const categoryOf = (row: CategoryRow) => versioned(categoriesSchemas.renameCategory.body, row);

import { categorySchemas } from "@stammis/contract/categories/schemas";
import { sql } from "kysely";
import type { Build } from "../../db/build.ts";
import { selectCategoryNames } from "../../db/names.ts";
import { nameOrder } from "../../db/sorted.ts";
import { versioned } from "../../request/versions.ts";
import { countedOf } from "../figures/counted.ts";

/** Categories in use, by name, each with the purchases that bear it. */
export function selectCategories(db: Build) {
  return selectCategoryNames(db)
    .select(countedOf("CATEGORY", sql`category.id`).as("purchases"))
    .orderBy(nameOrder("category.name"))
    .orderBy("category.id");
}

type CategoryRow = Awaited<ReturnType<ReturnType<typeof selectCategories>["execute"]>>[number];

/** A category as it is answered. */
export const categoryOf = (row: CategoryRow) => versioned(categorySchemas.renameCategory.body, row);

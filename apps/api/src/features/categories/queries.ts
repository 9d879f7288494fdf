import { sql } from "kysely";
import type { Build } from "../../db/build.ts";

/** Categories in use, by name, each with the purchases that bear it. */
export function selectCategories(db: Build) {
  const counted = db
    .selectFrom("purchase_category")
    .select("category_id")
    .select(sql<number>`count(*)::int`.as("purchases"))
    .groupBy("category_id")
    .as("counted");
  return db
    .selectFrom("category")
    .leftJoin(counted, "counted.category_id", "category.id")
    .select(["category.id", "category.name"])
    .select(sql<number>`coalesce(counted.purchases, 0)`.as("purchases"))
    .where("removed_at", "is", null)
    .orderBy(sql`lower(category.name)`);
}

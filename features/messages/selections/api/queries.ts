import { sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { nameOrder } from "#packages/server/db/sorted.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";

/** Selects the club's selections by name, each with the campaigns that use it. */
export function selectSelections(db: Build) {
  return db
    .selectFrom("selection")
    .select(["selection.id", "selection.name", "selection.updated_at"])
    .select(sql<unknown>`selection.expression`.as("expression"))
    .select(
      sql<
        { id: number; name: string }[]
      >`coalesce((select jsonb_agg(jsonb_build_object('id', used.id, 'name', used.name)
          order by used.id) from campaign as used
        where used.chain_id = ${thisChain} and used.selection_id = selection.id), '[]')`.as("campaigns"),
    )
    .orderBy(nameOrder("selection.name"))
    .orderBy("selection.id");
}

import { sql } from "kysely";
import type { RetainedRows } from "#packages/server/db/retained-rows.ts";
import type { importsRetention } from "../domain/retention.ts";

export const importsRetainedRows = {
  importedRows: (q) =>
    q
      .selectFrom("member_import as import")
      .innerJoin("member_import_row as row", (join) =>
        join.onRef("row.chain_id", "=", "import.chain_id").onRef("row.import_id", "=", "import.id"),
      )
      .select(sql<Temporal.Instant>`import.done_at`.as("at"))
      .where("import.state", "in", ["STOPPED", "DONE", "UNDONE"]),
  untakenImports: (q) =>
    q.selectFrom("member_import").select("moved_at as at").where("state", "in", ["RECEIVING", "CHECKED"]),
} satisfies RetainedRows<typeof importsRetention>;

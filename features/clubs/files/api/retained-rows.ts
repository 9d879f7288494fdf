import { sql } from "kysely";
import type { RetainedRows } from "#packages/server/db/retained-rows.ts";
import type { filesRetention } from "../domain/retention.ts";

export const filesRetainedRows = {
  unusedFiles: (q) =>
    q
      .selectFrom("stored_file")
      .select(sql<Temporal.Instant>`unused_since`.as("at"))
      .where("unused_since", "is not", null),
} satisfies RetainedRows<typeof filesRetention>;

import type { RetainedRows } from "#packages/server/db/retained-rows.ts";
import type { mergingRetention } from "../domain/retention.ts";

export const mergingRetainedRows = {
  merges: (q) => q.selectFrom("member_merge").select("merged_at as at").where("profiles", "is not", null),
} satisfies RetainedRows<typeof mergingRetention>;

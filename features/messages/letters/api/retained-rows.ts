import type { RetainedRows } from "#packages/server/db/retained-rows.ts";
import type { lettersRetention } from "../domain/retention.ts";

export const lettersRetainedRows = {
  messages: (q) =>
    q.selectFrom("message").select("created_at as at").where("text_body", "<>", "").where("status", "<>", "WAITING"),
} satisfies RetainedRows<typeof lettersRetention>;

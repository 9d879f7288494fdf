import type { RetainedRows } from "#packages/server/db/retained-rows.ts";
import type { approvalsRetention } from "../domain/retention.ts";

export const approvalsRetainedRows = {
  approvals: (q) =>
    q
      .selectFrom("approval_request as request")
      .select("request.asked_at as at")
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("large_amount as used")
              .select("used.chain_id")
              .whereRef("used.chain_id", "=", "request.chain_id")
              .whereRef("used.approval_id", "=", "request.id"),
          ),
        ),
      ),
} satisfies RetainedRows<typeof approvalsRetention>;

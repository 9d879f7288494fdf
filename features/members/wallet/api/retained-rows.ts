import type { RetainedRows } from "#packages/server/db/retained-rows.ts";
import type { walletRetention } from "../domain/retention.ts";

export const walletRetainedRows = {
  voidPasses: (q) =>
    q
      .selectFrom("wallet_pass as pass")
      .innerJoin("wallet_device as held", (join) =>
        join.onRef("held.chain_id", "=", "pass.chain_id").onRef("held.serial", "=", "pass.serial"),
      )
      .select("pass.changed_at as at")
      .where("pass.member_id", "is", null),
} satisfies RetainedRows<typeof walletRetention>;

import type { RetainedRows } from "#packages/server/db/retained-rows.ts";
import type { devicesRetention } from "../domain/retention.ts";

export const devicesRetainedRows = {
  wrongPins: (q) => q.selectFrom("pin_failure").select("latest_at as at"),
} satisfies RetainedRows<typeof devicesRetention>;

import { kronorFromOre } from "#packages/domain/money.ts";
import { vatOf } from "../domain/packages.ts";
import type { SmsEntryRow } from "./entry-queries.ts";

function kindOf({ from_account: from, to_account: to, reason }: SmsEntryRow) {
  if (from === "GIVEN") return "GIVEN";
  if (from === "BOUGHT") return reason === "top-up" ? "TOPPED_UP" : "BOUGHT";
  if (to === "AVAILABLE") return "RETURNED";
  if (to === "RESERVED") return "RESERVED";
  return from === "RESERVED" ? "SETTLED" : "MESSAGE";
}

/** Returns a line of the account for its history. */
export function smsEntryOf(row: SmsEntryRow) {
  const { credits, price_ore: price, vat_permille: permille } = row;
  const sign = row.to_account === "AVAILABLE" ? 1 : row.from_account === "AVAILABLE" ? -1 : 0;
  return {
    id: row.id,
    at: row.at.toString(),
    kind: kindOf(row),
    credits,
    available: sign * credits,
    message: row.message_kind,
    sendoutId: row.sendout_id,
    sendoutName: row.sendout_name,
    cost: price === null || permille === null ? null : kronorFromOre(price + vatOf(price, permille)),
    by: row.by_name || null,
  } as const;
}

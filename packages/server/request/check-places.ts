import { sql, type Transaction } from "kysely";
import type { Build } from "../db/build.ts";
import type { DB } from "../db/types.ts";
import { refuseFields } from "./refusal.ts";

/** Selects a chain's own points of sale among these ids. */
const selectAmong = (db: Build, chainId: number, ids: readonly number[]) =>
  db
    .selectFrom("location")
    .select("id")
    .where("chain_id", "=", chainId)
    .where(sql<boolean>`location.id = any(${[...ids]}::bigint[])`);

/** Selects a chain's own open points of sale among these ids. */
export const selectOpenAmong = (db: Build, chainId: number, ids: readonly number[]) =>
  selectAmong(db, chainId, ids).where("closed_at", "is", null);

/**
 * The points of sale to accept. `OPEN`: for objects that will be used there. `ANY`: also closed ones, for example for a
 * copy of an old campaign.
 */
type Which = "OPEN" | "ANY";

/** Refuses points of sale that are not the chain's; the error is reported at the field that lists them. */
export async function checkPlaces(trx: Transaction<DB>, chainId: number, ids: readonly number[], which: Which) {
  const requestedIds = new Set(ids);
  if (requestedIds.size === 0) return;
  const select = which === "OPEN" ? selectOpenAmong : selectAmong;
  const rows = await select(trx, chainId, [...requestedIds]).execute();
  refuseFields({ pointOfSaleIds: rows.length === requestedIds.size ? null : "NOT_FOUND" });
}

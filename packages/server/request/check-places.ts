import { sql, type Transaction } from "kysely";
import type { Build } from "../db/build.ts";
import type { DB } from "../db/types.ts";
import { refuseFields } from "./refusal.ts";

/** Of these points of sale, a chain's own. */
const selectAmong = (db: Build, chainId: number, ids: readonly number[]) =>
  db
    .selectFrom("location")
    .select("id")
    .where("chain_id", "=", chainId)
    .where(sql<boolean>`location.id = any(${[...ids]}::bigint[])`);

/** Of these points of sale, a chain's own that are open. */
export const selectOpenAmong = (db: Build, chainId: number, ids: readonly number[]) =>
  selectAmong(db, chainId, ids).where("closed_at", "is", null);

/** `OPEN`: for what is to work there. `ANY`: closed ones, too, for what is about them, such as a copy of an old campaign. */
type Which = "OPEN" | "ANY";

/** Refuses points of sale that a body names and that are none of the chain's, at the field that names them. */
export async function checkPlaces(trx: Transaction<DB>, chainId: number, ids: readonly number[], which: Which) {
  const requestedIds = new Set(ids);
  if (requestedIds.size === 0) return;
  const select = which === "OPEN" ? selectOpenAmong : selectAmong;
  const rows = await select(trx, chainId, [...requestedIds]).execute();
  refuseFields({ pointOfSaleIds: rows.length === requestedIds.size ? null : "NOT_FOUND" });
}

import type { RawBuilder } from "kysely";
import type { Database } from "../../db/database.ts";
import type { Chain, StaffActor } from "../../request/call.ts";
import { refuse } from "../../request/refusal.ts";
import { isInSelection } from "./matching.ts";
import type { AskedOn } from "./matching-shape.ts";
import { isFor } from "./selection-fields.ts";
import { keptSelection } from "./selection-shape.ts";

interface Asked {
  chain: Chain;
  actor: Pick<StaffActor, "locationIds">;
  day: Pick<AskedOn, "today" | "timeZone">;
  /** The id of a kept one. */
  selection: number | undefined;
}

/**
 * Of a row of `member`: it is in a kept selection, as whoever asks knows the members; null where none is asked for.
 * Refuses NOT_FOUND, SELECTION_UNKNOWN.
 */
export async function findChosen(db: Database, asked: Asked): Promise<RawBuilder<boolean> | null> {
  const { chain, actor, day, selection: id } = asked;
  if (id === undefined) return null;
  const [[row]] = await db.read(chain.id, (q) => [q.selectFrom("selection").select("expression").where("id", "=", id)]);
  if (!row) return refuse("NOT_FOUND");
  const selection = keptSelection(row.expression) ?? refuse("SELECTION_UNKNOWN");
  if (!isFor(actor, selection)) return refuse("NOT_FOUND");
  return isInSelection(selection, { ...day, locationIds: actor.locationIds });
}

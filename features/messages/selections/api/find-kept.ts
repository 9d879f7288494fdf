import { type RawBuilder, sql } from "kysely";
import type { Database } from "#packages/server/db/database.ts";
import { statement } from "#packages/server/db/prepared.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Chain, StaffActor } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import { storedSelection } from "../domain/read-selection.ts";
import { askOfAll } from "./ask-of-all.ts";
import { type Matching, matchSelection } from "./matching.ts";
import type { AskedOn } from "./matching-shape.ts";
import { isFor } from "./selection-fields.ts";

interface Asked {
  chain: Chain;
  actor: Pick<StaffActor, "locationIds" | "impersonation">;
  day: Pick<AskedOn, "today" | "timeZone">;
  /** The id of a saved selection. */
  selection: number | undefined;
}

/** Selects all existing members in a selection. */
const selectFound = ({ joins, met }: Matching) =>
  statement(sql<{ ids: number[] }>`select array(select member.id from member ${joins}
    where member.chain_id = ${thisChain} and member.removed_at is null and ${met}) as ids`);

/**
 * Returns a condition on `member` with its `member_statistics` that the row is in a selection. A list scans its own
 * order and checks each row. Sums over all purchases are computed first and passed as ids.
 */
export async function chosenBy(
  db: Database,
  chain: Pick<Chain, "id">,
  matching: Matching,
): Promise<RawBuilder<boolean>> {
  if (matching.isBesideMembers) return matching.met;
  const [, [idsRow]] = await db.read(chain.id, (q) => [askOfAll(q, matching), selectFound(matching)]);
  return sql<boolean>`member.id = any(${idsRow?.ids ?? []}::bigint[])`;
}

/**
 * Returns the condition for a saved selection, limited to what the caller sees; null without one. Refuses NOT_FOUND,
 * SELECTION_UNKNOWN, and support with NO_ACCESS.
 */
export async function findChosen(db: Database, request: Asked): Promise<RawBuilder<boolean> | null> {
  const { chain, actor, day, selection: id } = request;
  if (id === undefined) return null;
  // Support may not list members by a selection: the list reveals that the conditions are true of each member.
  if (actor.impersonation) refuse("NO_ACCESS");
  const [[row]] = await db.read(chain.id, (q) => [q.selectFrom("selection").select("expression").where("id", "=", id)]);
  if (!row) return refuse("NOT_FOUND");
  const selection = storedSelection(row.expression) ?? refuse("SELECTION_UNKNOWN");
  if (!isFor(actor, selection)) return refuse("NOT_FOUND");
  return chosenBy(db, chain, matchSelection(selection, { ...day, locationIds: actor.locationIds }));
}

import { type Compilable, sql } from "kysely";
import { build } from "#packages/server/db/database.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import { storedSelection } from "../domain/read-selection.ts";
import { matchSelection } from "./matching.ts";
import type { AskedOn } from "./matching-shape.ts";

/** Content for the members of a selection, or (null) for all members; `chosen`: the selection's stored expression. */
export interface ForSome {
  id: number;
  chosen: { expression: unknown } | null;
}

type Day = Pick<AskedOn, "today" | "timeZone">;
type Send = (query: Compilable<{ theirs: boolean[] }>) => Promise<{ theirs: boolean[] }[]>;

/** Whether one existing member is in a selection; false for an expression this version does not know. */
function isOne(memberId: number, expression: unknown, day: Day) {
  const selection = storedSelection(expression);
  if (selection === null) return sql`false`;
  const { joins, met } = matchSelection(selection, { ...day, locationIds: null });
  return sql`coalesce((select true from member ${joins} where member.chain_id = ${thisChain}
    and member.id = ${memberId} and member.removed_at is null and ${met}), false)`;
}

/**
 * Returns the items that a member sees: those for all, and those for a selection the member is in. Runs no query when
 * no item has a selection.
 */
export async function askAudience<Thing extends ForSome>(
  send: Send,
  { memberId, things, day }: { memberId: number; things: readonly Thing[]; day: Day },
): Promise<Thing[]> {
  const forSome = things.filter(({ chosen }) => chosen !== null);
  if (forSome.length === 0) return [...things];
  const answers = forSome.map(({ chosen }) => isOne(memberId, chosen?.expression, day));
  const [row] = await send(build.selectNoFrom(sql<boolean[]>`array[${sql.join(answers)}]::boolean[]`.as("theirs")));
  return things.filter((thing) => thing.chosen === null || row?.theirs[forSome.indexOf(thing)] === true);
}

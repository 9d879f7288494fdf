import { type Compilable, sql } from "kysely";
import { build } from "#packages/server/db/database.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import { matchSelection } from "./matching.ts";
import type { AskedOn } from "./matching-shape.ts";
import { keptSelection } from "./selection-shape.ts";

/** A thing for those in a selection, or (null) for everybody; `chosen`: the selection's expression as it is kept. */
export interface ForSome {
  id: number;
  chosen: { expression: unknown } | null;
}

type Day = Pick<AskedOn, "today" | "timeZone">;
type Send = (query: Compilable<{ theirs: boolean[] }>) => Promise<{ theirs: boolean[] }[]>;

/** Whether one member, who is there, is in a selection; in one that this product does not know, nobody is. */
function isOne(memberId: number, expression: unknown, day: Day) {
  const selection = keptSelection(expression);
  if (selection === null) return sql`false`;
  const { joins, met } = matchSelection(selection, { ...day, locationIds: null });
  return sql`coalesce((select true from member ${joins} where member.chain_id = ${thisChain}
    and member.id = ${memberId} and member.removed_at is null and ${met}), false)`;
}

/**
 * Which of some things are for a member: those for everybody, and those for a selection they are in. Where none is for
 * some alone, nothing is asked.
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

import { sql } from "kysely";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { explainSelection as explained } from "../domain/meets-selection.ts";
import { readAsked } from "./count-selection.ts";
import { matchSelection } from "./matching.ts";

/**
 * Explains why a member is in a selection or not, for each condition. Refuses NOT_FOUND for a member the caller does
 * not see.
 */
export async function explainSelection(
  { db, limits }: Services,
  { chain, actor, body, day }: Call<"explainSelection">,
) {
  await limits.spend("selectionsPerPerson", `${chain.id} ${actor.accountId}`);
  const { selection, seen } = readAsked(body.expression, actor);
  if (selection === null) return refuse("INVALID_INPUT");
  const { joins, each: conditionSqls } = matchSelection(selection, { ...day, locationIds: actor.locationIds });
  const answers = sql<{ met: boolean[] }>`(select array[${sql.join(conditionSqls)}]::boolean[] as met
    from member ${joins} where ${seen} and member.id = ${body.memberId} and member.chain_id = ${thisChain})`;
  const [[answerRow]] = await db.read(chain.id, (q) => [q.selectFrom(answers.as("answers")).selectAll()]);
  return answerRow ? (explained(selection, answerRow.met) as never) : refuse("NOT_FOUND");
}

import { sql } from "kysely";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { askOfAll } from "./ask-of-all.ts";
import { readAsked } from "./count-selection.ts";
import { matchSelection } from "./matching.ts";

const sampleSize = 20;

/** Returns some members in a selection, newest first. Refuses each invalid field, TOO_MANY_REQUESTS. */
export async function sampleSelection({ db, limits }: Services, { chain, actor, body, day }: Call<"sampleSelection">) {
  await limits.spend("selectionsPerPerson", `${chain.id} ${actor.accountId}`);
  const { selection, seen } = readAsked(body.expression, actor);
  const matching = matchSelection(selection, { ...day, locationIds: actor.locationIds });
  interface Row {
    id: number;
    membershipId: string;
    firstName: string;
    lastName: string;
    email: string | null;
    phone: string | null;
  }
  const sample = sql<Row>`(select member.id, member.membership_number as "membershipId", member.first_name as "firstName",
      member.last_name as "lastName", member.email, member.phone
    from member ${matching.joins} where ${seen} and ${matching.met}
    order by member.registered_at desc, member.id desc limit ${sampleSize})`;
  const [, rows] = await db.read(
    chain.id,
    (q) => [askOfAll(q, matching), q.selectFrom(sample.as("sample")).selectAll()],
    { replica: true },
  );
  return { rows };
}

import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";

/** Returns the member's answers about marketing, each with its source. */
export async function listOwnConsents({ db }: Services, { chain, actor }: Call<"listOwnConsents">) {
  const [rows] = await db.read(chain.id, (q) => [
    q
      .selectFrom("consent")
      .select(["id", "at", "channel", "given", "source", "text"])
      .where("member_id", "=", actor.memberId)
      .orderBy("id", "desc"),
  ]);
  return rows.map((row) => ({ ...row, at: row.at.toString() }));
}

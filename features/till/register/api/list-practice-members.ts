import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { selectOwnLatest } from "./queries.ts";

/** Returns some members of a sandbox for practice by new staff. A real club's members are not for practice. */
export async function listPracticeMembers({ db }: Services, { chain, actor, day }: Call<"listPracticeMembers">) {
  if (!chain.sandbox) return [];
  const [members] = await db.read(chain.id, (q) => [selectOwnLatest(q, actor, day.today)]);
  return members;
}

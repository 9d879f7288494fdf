import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { selectWhatIfs } from "./queries.ts";
import { whatIfOf } from "./what-if-shape.ts";

const latest = 50;

/** Lists the latest stored questions, newest first. */
export async function listWhatIfs({ db }: Services, { chain }: Call<"listWhatIfs">) {
  const [rows] = await db.read(chain.id, (q) => [selectWhatIfs(q).orderBy("what_if.id", "desc").limit(latest)]);
  return rows.map(whatIfOf);
}

/** Returns a question with its current state. Refuses NOT_FOUND. */
export async function getWhatIf(
  { db }: Services,
  { chain, params }: Pick<Call<"getWhatIf">, "chain" | "params">,
): Promise<ReturnType<typeof whatIfOf>> {
  const [[row]] = await db.read(chain.id, (q) => [selectWhatIfs(q).where("what_if.id", "=", params.id)]);
  return row ? whatIfOf(row) : refuse("NOT_FOUND");
}

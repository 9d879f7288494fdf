import { findHits } from "#packages/server/db/search-hits.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { exactlyIn, findByName, findExactly } from "./queries.ts";

const hitsAtMost = 1_000;

/** Members for what a cashier has typed: a complete number, phone or e-mail, or the beginnings of a name. Spec §6. */
export async function findAtTill({ db }: Services, { chain, actor, query: { q }, day }: Call<"findAtTill">) {
  const { today } = day;
  const exactly = exactlyIn(q, chain);
  const hits = exactly ? null : await findHits(db, chain.id, { q, searcher: actor, atMost: hitsAtMost, kind: "NAME" });
  const [rows] = await db.read(chain.id, (build) => [
    exactly ? findExactly(build, exactly, today) : findByName(build, { actor, q, hits, today }),
  ]);
  return rows;
}

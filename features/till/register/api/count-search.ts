import { readCardCode } from "#features/members/card-codes/domain/card-codes.ts";
import { normaliseName } from "#packages/domain/people/names.ts";
import type { Services } from "#packages/server/request/services.ts";
import { countLookUp, isCounted, type Looking } from "./look-up.ts";
import { exactlyIn } from "./queries.ts";

/** The seconds in which further letters of a name belong to the same search. */
const typedWithinSeconds = 60;

/**
 * Counts a search at the till: each search by number, phone or e-mail, and a search by name once while it is typed
 * without a pause. A card code is not counted.
 */
export async function countSearch(services: Services, { chain, actor, query }: Looking & { query: { q: string } }) {
  if (!isCounted(actor) || readCardCode(query.q)?.code) return;
  if (!exactlyIn(query.q, chain)) {
    const typed = normaliseName(query.q).toLowerCase();
    // Digits alone find no member by name, so an unfinished number does not count as a search.
    if (!/\p{L}/u.test(typed)) return;
    const key = `${chain.id} ${actor.accountId}`;
    if (await services.limits.isTypedOn("nameTyped", key, typed, typedWithinSeconds)) return;
  }
  await countLookUp(services, { chain, actor });
}

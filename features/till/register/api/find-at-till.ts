import { checkNumberAlone, noteShown } from "#features/members/card-codes/api/number-alone.ts";
import { readCardCode } from "#features/members/card-codes/domain/card-codes.ts";
import { findHits } from "#packages/server/db/search-hits.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { memberOfCode } from "./look-up.ts";
import { type Exactly, exactlyIn, findByName, findExactly, selectNumberAlone } from "./queries.ts";

const hitsAtMost = 1_000;

/**
 * Finds members by what a cashier has typed or scanned: a code from a card, a complete number, phone or e-mail, or the
 * beginnings of a name. Spec §6. Refuses CARD_CODE_OLD, CARD_CODE_WRONG and NUMBER_ALONE_REFUSED.
 */
export async function findAtTill(services: Services, call: Call<"findAtTill">) {
  const { db } = services;
  const { chain, actor, query, day } = call;
  const { q } = query;
  const { today } = day;
  const card = readCardCode(q);
  if (card?.code) await memberOfCode(services, call, card.code);
  const exactly: Exactly | null = card ? ["membership_number", card.number] : exactlyIn(q, chain);
  const hits = exactly ? null : await findHits(db, chain.id, { q, searcher: actor, atMost: hitsAtMost, kind: "NAME" });
  const [rows, [numberAlone]] = await db.read(chain.id, (build) => [
    exactly ? findExactly(build, exactly, today) : findByName(build, { actor, q, hits, today }),
    selectNumberAlone(build),
  ]);
  if (!numberAlone?.isAccepted) {
    if (card && !card.code) await checkNumberAlone(services, call, card.number);
    const numbers = rows.map(({ membershipId }) => membershipId);
    await noteShown(services, call, numbers);
  }
  return rows;
}

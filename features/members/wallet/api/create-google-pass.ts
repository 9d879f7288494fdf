import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { GoogleError } from "#packages/server/wallet/google-access.ts";
import { cardIdOf } from "./google-shape.ts";
import { keepPass } from "./queries.ts";
import { tellGoogle } from "./tell-google.ts";

/**
 * Creates or updates a member's card at Google, and returns the link to save it. Refuses NOT_FOUND if the club has no
 * Google cards, and UNAVAILABLE if Google does not answer.
 */
export async function createGooglePass(services: Services, { chain, actor, realNow }: Call<"createGooglePass">) {
  const { googleWallet, db, log } = services;
  if (!googleWallet || chain.sandbox) return refuse("NOT_FOUND");
  const pass = await db.inChain(chain.id, async (trx) => {
    const serial = await keepPass(trx, { chainId: chain.id, memberId: actor.memberId, now: realNow });
    // Stored before the request to Google. If its response is lost, the card is still known here and is voided with the
    // membership.
    const { google_shown: shownDigest } = await trx
      .updateTable("wallet_pass")
      .set((eb) => ({ google_since: eb.fn.coalesce("google_since", eb.val(realNow)) }))
      .where("serial", "=", serial)
      .returning("google_shown")
      .executeTakeFirstOrThrow();
    return { serial, shown: shownDigest, memberId: actor.memberId };
  });
  try {
    await tellGoogle(services, googleWallet, chain, [pass]);
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    log.warn({ err: error }, "saving a card at Google Wallet failed");
    return refuse("UNAVAILABLE");
  }
  return { url: googleWallet.saveLink(cardIdOf(googleWallet, pass.serial)) };
}

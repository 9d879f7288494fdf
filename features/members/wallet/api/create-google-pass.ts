import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { GoogleError } from "#packages/server/wallet/google-access.ts";
import { cardIdOf } from "./google-shape.ts";
import { keepPass } from "./queries.ts";
import { tellGoogle } from "./tell-google.ts";

/**
 * A member's card at Google, as it is now, and the link by which its holder takes it. Refuses NOT_FOUND where there are none,
 * UNAVAILABLE when Google could not be told.
 */
export async function createGooglePass(services: Services, { chain, actor, realNow }: Call<"createGooglePass">) {
  const { googleWallet, db, log } = services;
  if (!googleWallet || chain.sandbox) return refuse("NOT_FOUND");
  const pass = await db.inChain(chain.id, async (trx) => {
    const serial = await keepPass(trx, { chainId: chain.id, memberId: actor.memberId, now: realNow });
    // Before Google hears of it: what lies there by a lost answer is found, and ends with the membership.
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

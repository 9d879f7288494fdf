import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { GoogleWallet } from "#packages/server/wallet/google-wallet.ts";
import { cardIdOf, cardOf, classIdOf, classOf, digestOf } from "./google-shape.ts";
import { noteShown, selectClass } from "./queries.ts";
import { createReadHomes } from "./read-homes.ts";

/** The number of requests sent at once, because Google limits the requests a second of one issuer. */
const atOnce = 10;

interface GooglePass {
  serial: string;
  shown: Buffer | null;
  /** The member of the pass; null if the pass is void. */
  memberId: number | null;
}

/** Updates the content that a club's cards share at Google, and returns its id there. */
async function keepClass(services: Services, google: GoogleWallet, chain: Chain): Promise<string> {
  const { db } = services;
  const walletClass = await db.inChain(chain.id, async (trx) => {
    await trx
      .insertInto("wallet_class")
      .values({ chain_id: chain.id, id: randomUUID() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return selectClass(trx).executeTakeFirstOrThrow();
  });
  const thing = classOf(services, chain, classIdOf(google, walletClass.id));
  const digest = digestOf(thing);
  if (!walletClass.shown?.equals(digest)) {
    await google.keep("loyaltyClass", thing);
    await db.inChain(chain.id, (trx) =>
      sql`update wallet_class set shown = case when shown is not distinct from ${walletClass.shown}::bytea then ${digest}::bytea end
        where chain_id = ${chain.id}`.execute(trx),
    );
  }
  return thing.id;
}

/**
 * Updates passes at Google in batches. After sending the others, returns the first error. Throws when every card of a
 * batch fails, because Google is then unavailable.
 */
export async function tellGoogle(
  services: Services,
  google: GoogleWallet,
  chain: Chain,
  passes: readonly GooglePass[],
): Promise<unknown> {
  if (passes.length === 0) return null;
  const classId = await keepClass(services, google, chain);
  const readHomes = createReadHomes(services);

  async function keepPass({ serial, shown: shownDigest, memberId }: GooglePass): Promise<void> {
    const ids = { serial, id: cardIdOf(google, serial), classId };
    const card = cardOf(services, chain, ids, await readHomes(chain, memberId));
    const digest = digestOf(card);
    if (shownDigest?.equals(digest)) return;
    // A void card that never reached Google need not be created.
    await google.keep("loyaltyObject", card, memberId !== null);
    await services.db.inChain(chain.id, (trx) =>
      noteShown(trx, { chainId: chain.id, serial, was: shownDigest, is: digest }),
    );
  }

  let failed: unknown = null;
  for (let from = 0; from < passes.length; from += atOnce) {
    const results = await Promise.allSettled(passes.slice(from, from + atOnce).map(keepPass));
    const reasons = results.filter((each) => each.status === "rejected").map(({ reason }) => reason as unknown);
    if (reasons.length === results.length) throw reasons[0];
    failed ??= reasons[0] ?? null;
  }
  return failed;
}

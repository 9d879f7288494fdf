import { sql } from "kysely";
import { shiftTime } from "#packages/server/db/shift-time.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { Wallet } from "#packages/server/wallet/open-wallet.ts";
import { digestOf, passContentOf } from "./pass-shape.ts";
import { selectHeldPasses } from "./queries.ts";
import type { ReadHomes } from "./read-homes.ts";

const atOnce = 100;
const beforeAll = "00000000-0000-0000-0000-000000000000";

interface News {
  serial: string;
  digest: Buffer;
}

/**
 * Marks passes as changed before the push, so that phones fetch them. Stores the shown digest only after a push, so
 * that a failed push is retried.
 */
async function pushNews({ db, clock }: Services, wallet: Wallet, chain: Chain, news: readonly News[]): Promise<void> {
  const serials = news.map(({ serial }) => serial);
  const tokens = await db.inChain(chain.id, async (trx) => {
    // The new time is at least a second later than the previous one, because phones request changes by whole seconds.
    await sql`update wallet_pass set changed_at = greatest(${clock()}::timestamptz,
        ${shiftTime(sql`changed_at`, sql`interval '1 second'`)})
      where chain_id = ${chain.id} and serial = any(${serials}::uuid[])`.execute(trx);
    const rows = await trx.selectFrom("wallet_device").select("push_token").where("serial", "in", serials).execute();
    return [...new Set(rows.map(({ push_token }) => push_token))];
  });
  const gone = [...(await wallet.push(tokens))];
  await db.inChain(chain.id, async (trx) => {
    if (gone.length > 0) await trx.deleteFrom("wallet_device").where("push_token", "in", gone).execute();
    for (const { serial, digest } of news) {
      await trx.updateTable("wallet_pass").set({ shown: digest }).where("serial", "=", serial).execute();
    }
  });
}

/**
 * Notifies phones of passes whose content has changed since the last notification. `memberIds`: only these members'
 * passes; null: all.
 */
export async function updatePasses(
  services: Services,
  readHomes: ReadHomes,
  chain: Chain,
  memberIds: readonly number[] | null,
): Promise<void> {
  const { wallet, db } = services;
  if (!wallet || chain.sandbox) return;
  for (let after = beforeAll; ; ) {
    const [passes] = await db.read(chain.id, (q) => [selectHeldPasses(q, { memberIds, after, size: atOnce })]);
    const looked = await Promise.all(
      passes.map(async ({ serial, shown: shownDigest, memberId }) => {
        const homes = await readHomes(chain, memberId);
        const digest = digestOf(chain, passContentOf(services, chain, serial, homes));
        return { serial, digest, isNews: !(shownDigest && digest.equals(shownDigest)) };
      }),
    );
    const news = looked.filter(({ isNews }) => isNews);
    if (news.length > 0) await pushNews(services, wallet, chain, news);
    const last = passes.at(-1);
    if (!last || passes.length < atOnce) return;
    after = last.serial;
  }
}

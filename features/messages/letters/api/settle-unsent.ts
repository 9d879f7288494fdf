import { returnCredits } from "#features/messages/sms/api/spend-credits.ts";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import type { Services } from "#packages/server/request/services.ts";
import { settleMessage, settlePlatformMessage } from "./queries.ts";

const failure = "restored from a backup before it was sent";

/**
 * Settles messages that were pending in a restored backup as failed, and refunds their credits. They may have been sent
 * since, and are outdated.
 */
export async function settleUnsent(
  { db, directory, clock }: Pick<Services, "db" | "directory" | "clock">,
  chainIds: readonly number[] | null,
): Promise<number> {
  const waiting = await db.platform
    .selectFrom("message")
    .select(["chain_id", "id", "segments"])
    .where("status", "=", "WAITING")
    .$if(chainIds !== null, (query) => query.where("chain_id", "in", [...(chainIds ?? [])]))
    .execute();
  for (const { chain_id, id, segments } of waiting) {
    const chain = await directory.byId(chain_id);
    if (!chain) continue;
    await db.inChain(chain.id, async (trx) => {
      const now = chainNow(clock(), chain);
      const settling = { status: "FAILED", failure, leftUs: true, now } as const;
      const settled = await settleMessage(trx, id, settling).executeTakeFirst();
      if (settled && segments > 0) await returnCredits(trx, chain, { messageId: id, credits: segments, now });
    });
  }
  if (chainIds) return waiting.length;
  const platform = await db.platform
    .selectFrom("platform_message")
    .select("id")
    .where("status", "=", "WAITING")
    .execute();
  for (const { id } of platform)
    await settlePlatformMessage(db.platform, id, { status: "FAILED", failure, leftUs: true, now: clock() }).execute();
  return waiting.length + platform.length;
}

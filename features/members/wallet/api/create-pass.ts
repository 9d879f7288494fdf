import { sql } from "kysely";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { keepPass, purposes } from "./queries.ts";

/** The number of seconds for which a link to a pass works. */
const linkSeconds = 600;

/**
 * Creates one pass for all devices of a member, and returns a link to fetch it. Refuses NOT_FOUND if the club has no
 * passes.
 */
export async function createPass(services: Services, { chain, actor, realNow }: Call<"createWalletPass">) {
  if (!services.wallet || chain.sandbox) return refuse("NOT_FOUND");
  const until = Math.floor(realNow.epochMilliseconds / 1000) + linkSeconds;
  return services.db.inChain(chain.id, async (trx) => {
    const serial = await keepPass(trx, { chainId: chain.id, memberId: actor.memberId, now: realNow });
    const { rows } = await sql<{
      secret: Buffer;
    }>`select wallet_secret(${purposes.link(serial, until)}) as secret`.execute(trx);
    const secret = rows[0]?.secret.toString("base64url") ?? refuse("INTERNAL");
    return { path: `/api/wallet/passes/${serial}/${until}/${secret}` };
  });
}

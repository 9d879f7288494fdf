import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { cardOf, digestOf } from "./google-shape.ts";
import { selectGooglePasses } from "./queries.ts";
import { tellGoogle } from "./tell-google.ts";

const atOnce = 100;
const beforeAll = "00000000-0000-0000-0000-000000000000";

/**
 * Updates Google cards whose content has changed since the last update. `memberIds`: only these members' cards; null:
 * all.
 */
export async function updateGooglePasses(
  services: Services,
  chain: Chain,
  memberIds: readonly number[] | null,
): Promise<void> {
  const { googleWallet, db } = services;
  if (!googleWallet || chain.sandbox) return;
  const ended = digestOf(cardOf(services, chain, { serial: "", id: "", classId: "" }, null));
  let failed: unknown = null;
  for (let after = beforeAll; ; ) {
    const [passes] = await db.read(chain.id, (q) => [selectGooglePasses(q, { memberIds, after, size: atOnce }, ended)]);
    failed = (await tellGoogle(services, googleWallet, chain, passes)) ?? failed;
    const last = passes.at(-1);
    if (!last || passes.length < atOnce) break;
    after = last.serial;
  }
  if (failed) throw failed;
}

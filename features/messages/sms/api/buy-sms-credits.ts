import { oreFromKronor } from "#packages/domain/money.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { findStoredAnswer, keptFor, replayed, retryOf, storeAnswer } from "#packages/server/request/stored-answers.ts";
import { smsSchemas } from "../contract/schemas.ts";
import { buyPackage, readPackages } from "./buy-credits.ts";
import { selectSmsAccount } from "./queries.ts";

/**
 * Buys a package at the price the merchant saw. The account is locked first, so that a concurrent purchase sees this
 * one.
 */
export async function buySmsCredits(
  { db, config }: Services,
  call: Call<"buySmsCredits">,
): Promise<{ available: number }> {
  const { chain, actor, body, now, realNow, idempotencyKey } = call;
  const { accountId } = actor;
  const retry = retryOf(chain.id, accountId, {
    schemas: smsSchemas,
    route: "buySmsCredits",
    key: idempotencyKey,
    request: body,
  });
  return db.inChain(chain.id, async (trx) => {
    const account = await selectSmsAccount(trx).forUpdate().executeTakeFirst();
    const before = replayed<{ available: number }>(await findStoredAnswer(trx, retry).executeTakeFirst(), retry);
    if (before) return before;
    if (!account) await trx.insertInto("sms_account").values({ chain_id: chain.id }).execute();
    const packages = await readPackages(trx, chain);
    const chosen = packages.find(({ credits }) => credits === body.credits) ?? refuse("PACKAGE_GONE");
    const shownPrice = oreFromKronor(body.price);
    if (!shownPrice.ok || shownPrice.ore !== chosen.priceOre) refuse("PRICE_CHANGED");
    const problem = await buyPackage(trx, chain, {
      chosen,
      accountId,
      now,
      untrustedAtMost: config.companyBudget.credits,
    });
    if (problem) refuse(problem);
    const detail = { changes: [{ field: "credits", from: null, to: chosen.credits }], amountOre: chosen.priceOre };
    await audit(trx, chain, { accountId, act: "buy-sms-credits", subject: "sms account", detail });
    const answer = { available: (account?.available ?? 0) + chosen.credits };
    await storeAnswer(trx, retry, JSON.stringify(answer), realNow.add(keptFor)).execute();
    return answer;
  });
}

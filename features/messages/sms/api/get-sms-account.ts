import { kronorFromOre } from "#packages/domain/money.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { creditMonth } from "../domain/credits.ts";
import { smsVatPermille } from "../domain/packages.ts";
import { packagesFor, selectPackages } from "./package-queries.ts";
import { selectBoughtIn, selectSinglesIn, selectSmsAccount, selectSmsMonth } from "./queries.ts";

/** Returns a club's credits this month, and the prices of more. */
export async function getSmsAccount({ db, config }: Services, { chain, now }: Call<"getSmsAccount">) {
  const month = creditMonth(chain.timeZone, now);
  const [[account], [limited], [singles], [bought], own, everybodys] = await db.read(chain.id, (q) => [
    selectSmsAccount(q),
    selectSmsMonth(q, month),
    selectSinglesIn(q, month, chain.timeZone),
    selectBoughtIn(q, month),
    ...selectPackages(q, chain.id),
  ]);
  const { top_up_below: below = null, top_up_credits: credits = null } = account ?? {};
  return {
    available: account?.available ?? 0,
    reserved: account?.reserved ?? 0,
    senderName: account?.sender_name ?? "",
    usualSender: config.sms.sender,
    monthLimit: account?.month_limit ?? null,
    month: { from: month.toString(), limited: limited?.credits ?? 0, asked: singles?.credits ?? 0 },
    topUp: below && credits ? { below, credits } : null,
    topUpProblem: account?.top_up_problem ?? null,
    packages: packagesFor(chain, own, everybodys).map(({ priceOre, ...each }) => ({
      ...each,
      price: kronorFromOre(priceOre),
    })),
    vatPermille: smsVatPermille,
    waiting: kronorFromOre(bought?.ore ?? 0),
    sandbox: chain.sandbox,
  };
}

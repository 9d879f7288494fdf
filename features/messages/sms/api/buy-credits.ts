import { sql, type Transaction } from "kysely";
import { isBudgeted, spendBudget } from "#features/billing/budgets/api/spend-budget.ts";
import { clubDay } from "#packages/domain/club/club-day.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { creditMonth } from "../domain/credits.ts";
import { buyingProblem, type CreditPackage, isTopUpDue, smsVatPermille } from "../domain/packages.ts";
import { packagesFor, selectPackages } from "./package-queries.ts";
import { insertCreditMove, selectBoughtIn, selectSmsMonth } from "./queries.ts";

/** The facts of a club that decide in which month credits count, and what they cost. */
export type CreditClub = Pick<Chain, "id" | "companyId" | "timeZone" | "suspendedFrom" | "sandbox">;

export interface Purchase {
  chosen: CreditPackage;
  /** The account of the buyer; null: an automatic top-up. */
  accountId: number | null;
  /** The club's time. */
  now: Temporal.Instant;
  /** The total that a company may buy before it is trusted; 0 for a top-up, which no person confirms. */
  untrustedAtMost: number;
}

/** Reads the packages a club may buy now, in its transaction. */
export async function readPackages(trx: Transaction<DB>, chain: CreditClub): Promise<CreditPackage[]> {
  const [own, everybodys] = selectPackages(trx, chain.id);
  return packagesFor(chain, await own.execute(), await everybodys.execute());
}

/** The columns of an account without problems, so that later problems are notified again. */
const inOrder = { top_up_problem: null, told_top_up_problem: null, short_since: null } as const;

/**
 * Buys a package for a club whose account the caller has locked, as a line on its next invoice. Returns the problem;
 * null after a purchase.
 */
export async function buyPackage(
  trx: Transaction<DB>,
  chain: CreditClub,
  { chosen, accountId, now, untrustedAtMost }: Purchase,
) {
  const { credits, priceOre } = chosen;
  const month = creditMonth(chain.timeZone, now);
  const bought = await selectBoughtIn(trx, month).executeTakeFirst();
  const { suspended } = clubDay(chain, now);
  const problem = buyingProblem({ suspended, boughtThisMonthOre: bought?.ore ?? 0 }, priceOre);
  if (problem) return problem;
  const spending = { part: "credits", amount: credits, atMost: untrustedAtMost } as const;
  if (isBudgeted(chain) && !(await spendBudget(trx, chain.companyId, spending))) return "COMPANY_BUDGET_USED";
  const line = await trx
    .insertInto("sms_purchase")
    .values({
      chain_id: chain.id,
      at: now,
      account_id: accountId,
      credits,
      price_ore: priceOre,
      vat_permille: smsVatPermille,
      period: month,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .updateTable("sms_account")
    .set({ available: sql`available + ${credits}`, ...inOrder })
    .where("chain_id", "=", chain.id)
    .execute();
  const reason = accountId === null ? "top-up" : "purchase";
  const move = { chainId: chain.id, from: "BOUGHT", to: "AVAILABLE", credits, reason, now } as const;
  await insertCreditMove(trx, { ...move, purchaseId: line.id }).execute();
  return null;
}

/**
 * Buys the club's configured package when fewer credits than its level are available, and the month's limit allows
 * more. The account is locked by the caller, so of several concurrent transactions only the first buys.
 */
export async function topUpIfDue(trx: Transaction<DB>, chain: CreditClub, now: Temporal.Instant): Promise<void> {
  const account = await trx
    .selectFrom("sms_account")
    .select(["available", "month_limit", "top_up_below", "top_up_credits", "top_up_problem"])
    .where("chain_id", "=", chain.id)
    .forUpdate()
    .executeTakeFirst();
  const { top_up_below: below, top_up_credits: credits } = account ?? {};
  if (!account || !below || !credits) return;
  const month = await selectSmsMonth(trx, creditMonth(chain.timeZone, now)).executeTakeFirst();
  const { available, month_limit: monthLimit } = account;
  if (!isTopUpDue({ available, monthLimit, usedThisMonth: month?.credits ?? 0 }, { below, credits })) return;
  const chosen = (await readPackages(trx, chain)).find((each) => each.credits === credits);
  const problem = chosen
    ? await buyPackage(trx, chain, { chosen, accountId: null, now, untrustedAtMost: 0 })
    : "PACKAGE_GONE";
  if (problem === null || problem === account.top_up_problem) return;
  await trx.updateTable("sms_account").set({ top_up_problem: problem }).where("chain_id", "=", chain.id).execute();
}

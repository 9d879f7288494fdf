import { type Kysely, sql, type Transaction } from "kysely";
import type { BudgetPart } from "#packages/domain/company-budget.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";

interface Spending {
  part: BudgetPart;
  amount: number;
  /** What any company may use in all before it is trusted. */
  atMost: number;
}

/**
 * Counts what a company uses before it has paid once or the platform has approved it. Answers false, and counts nothing,
 * where that would pass the budget. Product §2 "Trust grows".
 */
export async function spendBudget(
  db: Kysely<DB> | Transaction<DB>,
  companyId: number,
  { part, amount, atMost }: Spending,
): Promise<boolean> {
  const { rows } = await sql<{ isWithin: boolean }>`
    select spend_company_budget(${companyId}::bigint, ${part}, ${amount}::int, ${atMost}::int) as "isWithin"`.execute(
    db,
  );
  return rows[0]?.isWithin ?? false;
}

/** A sandbox has no budget: its messages are not delivered and cost nothing. */
export const isBudgeted = ({ sandbox }: Pick<Chain, "sandbox">): boolean => !sandbox;

/** Whether a company's new club gets the free SMS credits: each club of a trusted company, else its first. */
export async function takeFreeCredits(trx: Transaction<DB>, companyId: number): Promise<boolean> {
  const { rows } = await sql<{ given: boolean }>`select take_free_credits(${companyId}::bigint) as given`.execute(trx);
  return rows[0]?.given ?? false;
}

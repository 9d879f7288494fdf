import { type Kysely, sql, type Transaction } from "kysely";
import type { BudgetPart } from "#packages/domain/company-budget.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";

interface Spending {
  part: BudgetPart;
  amount: number;
  /** The limit for a company that is not trusted. */
  atMost: number;
}

/**
 * Counts usage by a company that is not trusted: no payment yet and no approval by the platform. Returns false and
 * counts nothing if the budget would be exceeded. Product §2 "Trust grows".
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

/** Whether a new club gets the free SMS credits: every club of a trusted company, otherwise only the first. */
export async function takeFreeCredits(trx: Transaction<DB>, companyId: number): Promise<boolean> {
  const { rows } = await sql<{ given: boolean }>`select take_free_credits(${companyId}::bigint) as given`.execute(trx);
  return rows[0]?.given ?? false;
}

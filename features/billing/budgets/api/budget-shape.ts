import { sql } from "kysely";
import { budgetParts, type CompanyBudget } from "#packages/domain/company-budget.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { Rows } from "#packages/server/db/database.ts";
import { isNearBudget } from "../domain/company-budget.ts";

const isTrusted = sql<boolean>`company_is_trusted(company.id)`;

/** Selects how much of its budget a company has used, and whether the company is trusted. */
export const selectBudget = (db: Build, companyId: number) =>
  db
    .selectFrom("company")
    .leftJoin("company_budget as budget", "budget.company_id", "company.id")
    .select(["budget.clubs", "budget.invitations", "budget.credits", isTrusted.as("trusted")])
    .where("company.id", "=", companyId);

type BudgetRow = Rows<ReturnType<typeof selectBudget>>[number];

const usedOf = (row: Pick<BudgetRow, keyof CompanyBudget> | undefined): CompanyBudget => ({
  clubs: row?.clubs ?? 0,
  invitations: row?.invitations ?? 0,
  credits: row?.credits ?? 0,
});

export function budgetOf(row: BudgetRow | undefined, budget: CompanyBudget) {
  const used = usedOf(row);
  return {
    trusted: row?.trusted ?? false,
    parts: budgetParts.map((part) => ({ part, used: used[part], of: budget[part] })),
  };
}

/** Selects the used budget of every company that is not trusted. */
export const selectBudgets = (db: Build) =>
  db
    .selectFrom("company")
    .innerJoin("company_budget as budget", "budget.company_id", "company.id")
    .select(["company.id", "budget.clubs", "budget.invitations", "budget.credits"])
    .where(sql<boolean>`not ${isTrusted}`);

/** Returns the ids of companies that have nearly used up a part of their budget. */
export const nearBudget = (rows: Rows<ReturnType<typeof selectBudgets>>, budget: CompanyBudget): number[] =>
  rows.filter((row) => isNearBudget(usedOf(row), budget)).map(({ id }) => id);

import { budgetParts, type CompanyBudget } from "#packages/domain/company-budget.ts";

/** The share of a budget part from which a company is listed as near a limit. */
const nearBudgetShare = 0.8;

export const isNearBudget = (used: CompanyBudget, budget: CompanyBudget): boolean =>
  budgetParts.some((part) => used[part] >= budget[part] * nearBudgetShare);

import { budgetParts, type CompanyBudget } from "#packages/domain/company-budget.ts";

/** A company that has used this share of a part is listed as near a limit. */
const nearBudgetShare = 0.8;

/** Whether any part is nearly used up. */
export const isNearBudget = (used: CompanyBudget, budget: CompanyBudget): boolean =>
  budgetParts.some((part) => used[part] >= budget[part] * nearBudgetShare);

/**
 * What a company may use in all, for all its clubs together, until it has paid once or the platform has approved it.
 * `clubs`: sandboxes not counted. `credits`: SMS credits bought on invoice.
 */
export const companyBudget = { clubs: 5, invitations: 500, credits: 500 } as const;

export type BudgetPart = keyof typeof companyBudget;
export type CompanyBudget = Readonly<Record<BudgetPart, number>>;
export const budgetParts = Object.keys(companyBudget) as BudgetPart[];

/** A company that has used this share of a part is listed as near a limit. */
const nearBudgetShare = 0.8;

/** Whether any part is nearly used up. */
export const isNearBudget = (used: CompanyBudget, budget: CompanyBudget): boolean =>
  budgetParts.some((part) => used[part] >= budget[part] * nearBudgetShare);

/**
 * What a company may use in all, for all its clubs together, until it has paid once or the platform has approved it.
 * `clubs`: sandboxes not counted. `credits`: SMS credits bought on invoice.
 */
export const companyBudget = { clubs: 5, invitations: 500, credits: 500 } as const;

export type BudgetPart = keyof typeof companyBudget;
export type CompanyBudget = Readonly<Record<BudgetPart, number>>;
export const budgetParts = Object.keys(companyBudget) as BudgetPart[];

/**
 * The total budget of a company for all its clubs, until its first payment or the platform's approval. `clubs` excludes
 * sandboxes; `credits` are SMS credits bought on invoice.
 */
export const companyBudget = { clubs: 5, invitations: 500, credits: 500 } as const;

export type BudgetPart = keyof typeof companyBudget;
export type CompanyBudget = Readonly<Record<BudgetPart, number>>;
export const budgetParts = Object.keys(companyBudget) as BudgetPart[];

export const officePages = {
  plans: "/plans",
  newPlan: "/plans/new",
  plan: "/plans/$id",
} as const;

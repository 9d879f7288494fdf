export const officePages = {
  whatIf: "/reports/what-if",
  whatIfAnswer: "/reports/what-if/$id",
} as const;

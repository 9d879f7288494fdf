/** The maximum lengths and numbers in billing. Prices are in kronor. */
export const billingLimits = {
  reference: 60,
  vatNumber: 20,
  account: 40,
  paymentDays: 90,
  price: 10_000_000,
  members: 10_000_000,
  pricesOfPlan: 24,
} as const;

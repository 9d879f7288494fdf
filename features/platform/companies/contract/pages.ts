export const officePages = {
  onboarding: "/onboarding",
  onboardingSent: "/onboarding/confirmation",
  onboardingConfirmation: "/onboarding/confirmation/$id",
  /** Redirects to `companies`: merchants are listed with their company. */
  merchants: "/merchants",
  companies: "/companies",
  companyDetail: "/companies/$id",
  company: "/company",
} as const;

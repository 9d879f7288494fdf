export const memberPages = {
  guest: "/guest",
  onboarding: "/onboarding",
  onboardingSent: "/onboarding/confirmation",
  onboardingConfirmation: "/onboarding/confirmation/$id",
  complete: "/consumer/complete",
  locationGuest: "/$subpage/guest",
  locationOnboarding: "/$subpage/onboarding",
  locationOnboardingConfirmation: "/$subpage/onboarding/confirmation/$id",
} as const;

/** Every address of the back office; `$id` is filled by the router's `params`. Spec §2 "Route constants". */
export const paths = {
  today: "/",
  login: "/login",
  passwordRequest: "/auth/password/request",
  passwordReset: "/auth/password/reset/$token",
  onboarding: "/onboarding",
  onboardingSent: "/onboarding/confirmation",
  onboardingConfirmation: "/onboarding/confirmation/$id",
  members: "/members",
  member: "/members/$id",
  purchases: "/purchases",
  purchase: "/purchases/$id",
  till: "/till",
  points: "/points",
  newReward: "/points/rewards/new",
  reward: "/points/rewards/$id",
  club: "/club",
  newChain: "/club/new",
  locations: "/locations",
  newLocation: "/locations/new",
  location: "/locations/$id",
  users: "/users",
  categories: "/categories",
  membershipTerms: "/chain/membership/terms",
  privacyPolicy: "/chain/membership/privacy",
  outbox: "/outbox",
  message: "/outbox/$id",
  companies: "/companies",
  profile: "/user/profile",
} as const;

/** An address that needs nothing filled in. */
export type PlainPath = Exclude<(typeof paths)[keyof typeof paths], `${string}$${string}`>;

/** Every screen of the member app for those who are not logged in, on the demo club's host. */
export const guestScreens = [
  "/guest",
  "/stortorget/guest",
  "/login",
  "/auth/password/request",
  "/auth/password/reset/0000",
  "/onboarding",
  "/stortorget/onboarding",
  "/onboarding/confirmation",
  "/user/contact/0000",
  "/u/e0000",
  "/terms/membership",
  "/terms/privacy",
  "/stortorget",
  "/ingensanbutik",
  "/finns/inte/alls",
] as const;

/** A member's own. */
export const memberScreens = [
  "/",
  "/consumer/complete",
  "/consumer/purchases",
  "/consumer/purchases/history",
  "/consumer/contact",
  "/consumer/account",
  "/consumer/password",
  "/consumer/consents",
  "/consumer/devices",
  "/consumer/membership",
  "/consumer/membership/terminate",
  "/consumer/membership/export",
  "/user/profile",
] as const;

/** The back office before the sign-in. */
export const openScreens = [
  "/login",
  "/auth/password/request",
  "/auth/password/reset/0000",
  "/onboarding",
  "/onboarding/confirmation",
  "/user/contact/0000",
  "/terms/service",
  "/terms/privacy",
  "/terms/dpa",
  "/outbox",
  "/finns/inte",
] as const;

/** The back office of a merchant. */
export const officeScreens = [
  "/",
  "/members",
  "/members?show=invited",
  "/members/import",
  "/purchases",
  "/purchases/waiting",
  "/reports",
  "/reports/what-if",
  "/reports/what-if?ask=CARD",
  "/approvals",
  "/till",
  "/attract",
  "/trail",
  "/sms",
  "/support",
  "/contact",
  "/points",
  "/coupons",
  "/coupons?view=list",
  "/coupons/new/reward",
  "/coupons/new/value",
  "/stampcards",
  "/stampcards?view=list",
  "/stampcards/new",
  "/campaigns",
  "/campaigns?view=quarter",
  "/campaigns/new",
  "/selections",
  "/selections/new",
  "/sendouts",
  "/sendouts?sendouts=automatic",
  "/sendouts/new",
  "/sendouts/new/birthday",
  "/club",
  "/club/new",
  "/locations",
  "/locations/new",
  "/users",
  "/users?show=invited",
  "/categories",
  "/company",
  "/invitations",
  "/chain/membership/terms",
  "/chain/membership/privacy",
  "/outbox",
  "/user/profile",
] as const;

/** Lists whose first row opens a screen of its own, and where that stands. */
export const officeLists = [
  { list: "/members", opens: "/members" },
  { list: "/purchases", opens: "/purchases" },
  { list: "/points", opens: "/coupons" },
  { list: "/campaigns", opens: "/campaigns" },
  { list: "/locations", opens: "/locations" },
  { list: "/outbox", opens: "/outbox" },
] as const;

/** Pages of cards as members have them; the first opens its editor. */
export const officeCards = ["/stampcards", "/coupons"] as const;

/** Where a new club has nothing to show as yet, and says what to do. */
export const emptyScreens = [
  "/",
  "/members",
  "/purchases",
  "/purchases/waiting",
  "/approvals",
  "/till",
  "/points",
  "/stampcards",
  "/campaigns",
  "/locations",
  "/users",
  "/categories",
] as const;

import { paths as memberPaths } from "#features/member-paths.ts";
import { paths as officePaths } from "#features/office-paths.ts";

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

/** Pages of the nouns that have no parameter. */
const pagesWithoutParameter = (paths: Record<string, string>, except: readonly string[]): readonly string[] =>
  Object.values(paths).filter((path) => !path.includes("$") && !except.includes(path));

/** A member's own: every page but those of visitors, and `/consumer/points`, which leads to the purchases. */
export const memberScreens = pagesWithoutParameter(memberPaths, [...guestScreens, memberPaths.pointsAccount]);

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

/** Pages that only the platform's people open, and addresses that lead to another page. */
const notOfMerchants: readonly string[] = [
  "/announcements",
  "/announcements/new",
  "/companies",
  "/dataprotection",
  "/documents",
  "/invoices",
  "/merchants",
  "/overview",
  "/plans",
  "/plans/new",
  "/seller",
  "/sms-prices",
];

/** The back office of a merchant: every page without a parameter, and some addresses with one. */
export const officeScreens: readonly string[] = [
  ...pagesWithoutParameter(officePaths, [...openScreens.filter((path) => path !== "/outbox"), ...notOfMerchants]),
  "/members?show=invited",
  "/reports/what-if?ask=CARD",
  "/coupons?view=list",
  "/stampcards?view=list",
  "/campaigns?view=quarter",
  "/sendouts?sendouts=automatic",
  "/sendouts/new/birthday",
  "/users?show=invited",
  "/chain/membership/terms/1",
  "/dataprotection/recordlist/loyalty",
];

/** Lists whose first row opens a screen of its own, and where that stands. */
export const officeLists = [
  { list: "/members", opens: "/members" },
  { list: "/purchases", opens: "/purchases" },
  { list: "/points", opens: "/coupons" },
  { list: "/campaigns", opens: "/campaigns" },
  { list: "/locations", opens: "/locations" },
  { list: "/outbox?medium=EMAIL", opens: "/outbox" },
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

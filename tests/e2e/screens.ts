import { paths as memberPaths } from "#features/member-paths.ts";
import { paths as officePaths } from "#features/office-paths.ts";

/** Every screen of the member app for visitors, on the demo club's host. */
export const guestScreens = [
  "/guest",
  "/stortorget/guest",
  "/login",
  "/login/code",
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

/** Returns the nouns' pages without a parameter. */
const pagesWithoutParameter = (paths: Record<string, string>, except: readonly string[]): readonly string[] =>
  Object.values(paths).filter((path) => !path.includes("$") && !except.includes(path));

/** Every page of a member, apart from those of visitors, and `/consumer/points`, which redirects to the purchases. */
export const memberScreens = pagesWithoutParameter(memberPaths, [...guestScreens, memberPaths.pointsAccount]);

/** The pages of the back office before the sign-in. */
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

/** Pages for the platform's admins only, and addresses that redirect to another page. */
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

/** A merchant's pages of the back office: every page without a parameter, and some addresses with one. */
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

/** Lists whose first row opens its own screen, with that screen's path. */
export const officeLists = [
  { list: "/members", opens: "/members" },
  { list: "/purchases", opens: "/purchases" },
  { list: "/points", opens: "/coupons" },
  { list: "/campaigns", opens: "/campaigns" },
  { list: "/locations", opens: "/locations" },
  { list: "/outbox?medium=EMAIL", opens: "/outbox" },
] as const;

/** Lists that show cards like the member app's; the first card opens its editor. */
export const officeCards = ["/stampcards", "/coupons"] as const;

/** Pages that have no content in a new club, and explain the next step. */
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

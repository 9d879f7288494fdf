import { readLoginSearch } from "#features/access/sessions/backoffice/search.ts";
import { readStaffSearch } from "#features/access/staff/backoffice/search.ts";
import { paths } from "#features/office-paths.ts";
import { readApprovalSearch } from "#features/till/approvals/backoffice/search.ts";
import { type Feature, firstScreen, officeScreen } from "#packages/web/backoffice/feature.ts";
import { readListSearch } from "#packages/web/backoffice/list-address/list-search.ts";

/** Screens that no single noun can declare, each with the reason. */
export const feature = {
  screens: [
    // Combines the password, the second factor and the PIN of a till device.
    firstScreen(paths.login, "LoginScreen", () => import("./screens/LoginScreen.tsx"), readLoginSearch),
    // Combines today's figures with everything pending: merges, replies and approvals.
    officeScreen(paths.today, "TodayScreen", () => import("./screens/TodayScreen.tsx")),
    // Combines the large amounts at tills with the memberships to merge.
    officeScreen(paths.approvals, "ApprovalsScreen", () => import("./screens/ApprovalsScreen.tsx"), readApprovalSearch),
    // Combines the register with the device it runs on.
    officeScreen(paths.till, "TillScreen", () => import("./screens/TillScreen.tsx")),
    // Combines the staff with the club's second-factor requirement and the till devices.
    officeScreen(paths.users, "UsersScreen", () => import("./screens/UsersScreen.tsx"), readStaffSearch),
    // The member list links to merging, so merging cannot show a member itself.
    officeScreen(paths.memberMerge, "MergeScreen", () => import("./screens/MergeScreen.tsx"), readListSearch),
    officeScreen(paths.memberMergeWith, "MergeScreen", () => import("./screens/MergeScreen.tsx")),
    // Points list rewards, so a coupon cannot read the rules of points.
    officeScreen(paths.newReward, "CouponScreen", () => import("./screens/CouponScreen.tsx")),
    officeScreen(paths.newValueCoupon, "CouponScreen", () => import("./screens/CouponScreen.tsx")),
    officeScreen(paths.coupon, "CouponScreen", () => import("./screens/CouponScreen.tsx")),
    // Combines the campaign with its report, its selection and the rules of points.
    officeScreen(paths.newCampaign, "CampaignScreen", () => import("./screens/CampaignScreen.tsx")),
    officeScreen(paths.campaign, "CampaignScreen", () => import("./screens/CampaignScreen.tsx")),
  ],
} as const satisfies Feature;

/**
 * Combines a member's points, purchases, notes and messages. Its sections are child routes, so the screen stays mounted
 * between them.
 */
export const memberScreen = officeScreen(paths.member, "MemberScreen", () => import("./screens/MemberScreen.tsx"));

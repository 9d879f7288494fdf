import { readLoginSearch } from "#features/access/sessions/backoffice/search.ts";
import { readStaffSearch } from "#features/access/staff/backoffice/search.ts";
import { paths } from "#features/office-paths.ts";
import { readApprovalSearch } from "#features/till/approvals/backoffice/search.ts";
import { type Feature, officeScreen, openScreen } from "#packages/web/backoffice/feature.ts";
import { readListSearch } from "#packages/web/backoffice/list-address/list-search.ts";

/** Screens that no single noun can declare, each with the reason. */
export const feature = {
  screens: [
    // The password, the second factor and the code of a till's device.
    openScreen(paths.login, "LoginScreen", () => import("./screens/LoginScreen.tsx"), readLoginSearch),
    // The day's figures, and all that is pending: merges, replies and approvals.
    officeScreen(paths.today, "TodayScreen", () => import("./screens/TodayScreen.tsx")),
    // The large amounts at a till, and the memberships to merge.
    officeScreen(paths.approvals, "ApprovalsScreen", () => import("./screens/ApprovalsScreen.tsx"), readApprovalSearch),
    // The register, and the device that it runs on.
    officeScreen(paths.till, "TillScreen", () => import("./screens/TillScreen.tsx")),
    // The staff, the second factor that the club demands, and the tills' devices.
    officeScreen(paths.users, "UsersScreen", () => import("./screens/UsersScreen.tsx"), readStaffSearch),
    // The list of members leads to merging, so merging cannot show a member.
    officeScreen(paths.memberMerge, "MergeScreen", () => import("./screens/MergeScreen.tsx"), readListSearch),
    officeScreen(paths.memberMergeWith, "MergeScreen", () => import("./screens/MergeScreen.tsx")),
    // The rules of points list rewards, so a coupon cannot read the rules of points.
    officeScreen(paths.newReward, "CouponScreen", () => import("./screens/CouponScreen.tsx")),
    officeScreen(paths.newValueCoupon, "CouponScreen", () => import("./screens/CouponScreen.tsx")),
    officeScreen(paths.coupon, "CouponScreen", () => import("./screens/CouponScreen.tsx")),
    // The campaign with its report, its selection and the rules of points.
    officeScreen(paths.newCampaign, "CampaignScreen", () => import("./screens/CampaignScreen.tsx")),
    officeScreen(paths.campaign, "CampaignScreen", () => import("./screens/CampaignScreen.tsx")),
  ],
} as const satisfies Feature;

/** A member with points, purchases, notes and messages. Its sections are below it, so it stays from one to the next. */
export const memberScreen = officeScreen(paths.member, "MemberScreen", () => import("./screens/MemberScreen.tsx"));

import { ScreenError } from "@stammis/shell/ScreenError.tsx";
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
} from "@tanstack/react-router";
import type { ComponentType } from "react";
import { AnyFrame } from "./frame/AnyFrame.tsx";
import { AppRoot } from "./frame/AppRoot.tsx";
import { OpenFrame } from "./frame/OpenFrame.tsx";
import { Shell } from "./frame/Shell.tsx";
import { parseSearch, readSearch } from "./lib/search.ts";
import { sessionStore } from "./lib/session-store.ts";
import { paths } from "./paths.ts";
import { NotFound } from "./shell/NotFound.tsx";

function lazy<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>): RouteComponent {
  return lazyRouteComponent(load, name) as RouteComponent;
}

const root = createRootRoute({
  validateSearch: readSearch,
  component: AppRoot,
  notFoundComponent: NotFound,
  errorComponent: ScreenError,
});

const open = createRoute({ getParentRoute: () => root, id: "open", component: OpenFrame });
const documentScreen = lazy("DocumentScreen", () => import("./screens/DocumentScreen.tsx"));
const openRoutes = [
  createRoute({
    getParentRoute: () => open,
    path: paths.login,
    component: lazy("LoginScreen", () => import("./screens/LoginScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => open,
    path: paths.passwordRequest,
    component: lazy("PasswordRequestScreen", () => import("./screens/PasswordRequestScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => open,
    path: paths.passwordReset,
    component: lazy("PasswordResetScreen", () => import("./screens/PasswordResetScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => open,
    path: paths.contactProof,
    component: lazy("ContactProofScreen", () => import("./screens/ContactProofScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => open,
    path: paths.onboarding,
    component: lazy("OnboardingScreen", () => import("./screens/OnboardingScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => open,
    path: paths.onboardingSent,
    component: lazy("OnboardingSentScreen", () => import("./screens/OnboardingSentScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => open,
    path: paths.onboardingConfirmation,
    component: lazy("OnboardingConfirmationScreen", () => import("./screens/OnboardingConfirmationScreen.tsx")),
  }),
  createRoute({ getParentRoute: () => open, path: paths.platformTerms, component: documentScreen }),
  createRoute({ getParentRoute: () => open, path: paths.platformPrivacy, component: documentScreen }),
  createRoute({ getParentRoute: () => open, path: paths.platformAgreement, component: documentScreen }),
] as const;

/** Everything behind the sign-in, with the menus around it. */
const office = createRoute({
  getParentRoute: () => root,
  id: "office",
  component: Shell,
  beforeLoad: ({ location }) => {
    if (sessionStore.get() || location.pathname.startsWith(paths.outbox)) return;
    throw redirect({ to: paths.login, search: location.href === "/" ? {} : { from: location.href } });
  },
});
const selectionScreen = lazy("SelectionScreen", () => import("./screens/SelectionScreen.tsx"));
const campaignScreen = lazy("CampaignScreen", () => import("./screens/CampaignScreen.tsx"));
const inOffice = <Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => office, path, component });
/** Its sections are read from the address by the page itself, which stays as one goes from one to the next. */
const memberPage = inOffice(
  paths.member,
  lazy("MemberScreen", () => import("./screens/MemberScreen.tsx")),
);

const officeRoutes = [
  inOffice(
    paths.today,
    lazy("TodayScreen", () => import("./screens/TodayScreen.tsx")),
  ),
  inOffice(
    paths.members,
    lazy("MembersScreen", () => import("./screens/MembersScreen.tsx")),
  ),
  memberPage.addChildren([createRoute({ getParentRoute: () => memberPage, path: "$section" })]),
  inOffice(
    paths.imports,
    lazy("ImportsScreen", () => import("./screens/ImportsScreen.tsx")),
  ),
  inOffice(
    paths.import,
    lazy("ImportScreen", () => import("./screens/ImportScreen.tsx")),
  ),
  inOffice(
    paths.memberEdit,
    lazy("MemberEditScreen", () => import("./screens/MemberEditScreen.tsx")),
  ),
  inOffice(
    paths.memberMerge,
    lazy("MergeScreen", () => import("./screens/MergeScreen.tsx")),
  ),
  inOffice(
    paths.memberMergeWith,
    lazy("MergeScreen", () => import("./screens/MergeScreen.tsx")),
  ),
  inOffice(
    paths.purchases,
    lazy("PurchasesScreen", () => import("./screens/PurchasesScreen.tsx")),
  ),
  inOffice(
    paths.pendingPurchases,
    lazy("PendingPurchasesScreen", () => import("./screens/PendingPurchasesScreen.tsx")),
  ),
  inOffice(
    paths.purchase,
    lazy("PurchaseScreen", () => import("./screens/PurchaseScreen.tsx")),
  ),
  inOffice(
    paths.approvals,
    lazy("ApprovalsScreen", () => import("./screens/ApprovalsScreen.tsx")),
  ),
  inOffice(
    paths.reports,
    lazy("ReportsScreen", () => import("./screens/ReportsScreen.tsx")),
  ),
  inOffice(
    paths.whatIf,
    lazy("WhatIfScreen", () => import("./screens/WhatIfScreen.tsx")),
  ),
  inOffice(
    paths.whatIfAnswer,
    lazy("WhatIfAnswerScreen", () => import("./screens/WhatIfAnswerScreen.tsx")),
  ),
  inOffice(
    paths.till,
    lazy("TillScreen", () => import("./screens/TillScreen.tsx")),
  ),
  inOffice(
    paths.attract,
    lazy("AttractScreen", () => import("./screens/AttractScreen.tsx")),
  ),
  inOffice(
    paths.points,
    lazy("PointsScreen", () => import("./screens/PointsScreen.tsx")),
  ),
  inOffice(
    paths.coupons,
    lazy("CouponsScreen", () => import("./screens/CouponsScreen.tsx")),
  ),
  inOffice(
    paths.newReward,
    lazy("CouponScreen", () => import("./screens/CouponScreen.tsx")),
  ),
  inOffice(
    paths.newValueCoupon,
    lazy("CouponScreen", () => import("./screens/CouponScreen.tsx")),
  ),
  inOffice(
    paths.coupon,
    lazy("CouponScreen", () => import("./screens/CouponScreen.tsx")),
  ),
  inOffice(
    paths.stampCards,
    lazy("StampCardsScreen", () => import("./screens/StampCardsScreen.tsx")),
  ),
  inOffice(
    paths.newStampCard,
    lazy("StampCardScreen", () => import("./screens/StampCardScreen.tsx")),
  ),
  inOffice(
    paths.stampCard,
    lazy("StampCardScreen", () => import("./screens/StampCardScreen.tsx")),
  ),
  inOffice(
    paths.campaigns,
    lazy("CampaignsScreen", () => import("./screens/CampaignsScreen.tsx")),
  ),
  inOffice(paths.newCampaign, campaignScreen),
  inOffice(paths.campaign, campaignScreen),
  inOffice(
    paths.selections,
    lazy("SelectionsScreen", () => import("./screens/SelectionsScreen.tsx")),
  ),
  inOffice(paths.newSelection, selectionScreen),
  inOffice(paths.selection, selectionScreen),
  inOffice(
    paths.club,
    lazy("ClubScreen", () => import("./screens/ClubScreen.tsx")),
  ),
  inOffice(
    paths.newChain,
    lazy("NewChainScreen", () => import("./screens/NewChainScreen.tsx")),
  ),
  inOffice(
    paths.locations,
    lazy("LocationsScreen", () => import("./screens/LocationsScreen.tsx")),
  ),
  inOffice(
    paths.newLocation,
    lazy("LocationScreen", () => import("./screens/LocationScreen.tsx")),
  ),
  inOffice(
    paths.location,
    lazy("LocationScreen", () => import("./screens/LocationScreen.tsx")),
  ),
  inOffice(
    paths.users,
    lazy("UsersScreen", () => import("./screens/UsersScreen.tsx")),
  ),
  inOffice(
    paths.categories,
    lazy("CategoriesScreen", () => import("./screens/CategoriesScreen.tsx")),
  ),
  inOffice(
    paths.membershipTerms,
    lazy("TermsScreen", () => import("./screens/TermsScreen.tsx")),
  ),
  inOffice(
    paths.privacyPolicy,
    lazy("TermsScreen", () => import("./screens/TermsScreen.tsx")),
  ),
  inOffice(
    paths.trail,
    lazy("TrailScreen", () => import("./screens/TrailScreen.tsx")),
  ),
  inOffice(
    paths.sms,
    lazy("SmsScreen", () => import("./screens/SmsScreen.tsx")),
  ),
  inOffice(
    paths.support,
    lazy("SupportScreen", () => import("./screens/SupportScreen.tsx")),
  ),
  inOffice(
    paths.supportThread,
    lazy("SupportThreadScreen", () => import("./screens/SupportThreadScreen.tsx")),
  ),
  inOffice(
    paths.contact,
    lazy("ContactScreen", () => import("./screens/ContactScreen.tsx")),
  ),
  inOffice(
    paths.outbox,
    lazy("OutboxScreen", () => import("./screens/OutboxScreen.tsx")),
  ),
  inOffice(
    paths.message,
    lazy("MessageScreen", () => import("./screens/MessageScreen.tsx")),
  ),
  inOffice(
    paths.companies,
    lazy("CompaniesScreen", () => import("./screens/CompaniesScreen.tsx")),
  ),
  inOffice(
    paths.profile,
    lazy("ProfileScreen", () => import("./screens/ProfileScreen.tsx")),
  ),
  inOffice(
    paths.invitations,
    lazy("InvitationsScreen", () => import("./screens/InvitationsScreen.tsx")),
  ),
  inOffice(
    paths.company,
    lazy("CompanyScreen", () => import("./screens/CompanyScreen.tsx")),
  ),
] as const;

/** Every other address. */
const elsewhere = createRoute({ getParentRoute: () => root, id: "elsewhere", component: AnyFrame });
const unknown = createRoute({ getParentRoute: () => elsewhere, path: "$", component: NotFound });

export const router = createRouter({
  routeTree: root.addChildren([
    open.addChildren([...openRoutes]),
    office.addChildren([...officeRoutes]),
    elsewhere.addChildren([unknown]),
  ]),
  parseSearch,
  defaultPreload: "intent",
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}

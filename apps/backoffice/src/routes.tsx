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
const campaignScreen = lazy("CampaignScreen", () => import("./screens/CampaignScreen.tsx"));
const officeRoutes = [
  createRoute({
    getParentRoute: () => office,
    path: paths.today,
    component: lazy("TodayScreen", () => import("./screens/TodayScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.members,
    component: lazy("MembersScreen", () => import("./screens/MembersScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.member,
    component: lazy("MemberScreen", () => import("./screens/MemberScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.memberMerge,
    component: lazy("MergeScreen", () => import("./screens/MergeScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.memberMergeWith,
    component: lazy("MergeScreen", () => import("./screens/MergeScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.purchases,
    component: lazy("PurchasesScreen", () => import("./screens/PurchasesScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.pendingPurchases,
    component: lazy("PendingPurchasesScreen", () => import("./screens/PendingPurchasesScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.purchase,
    component: lazy("PurchaseScreen", () => import("./screens/PurchaseScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.approvals,
    component: lazy("ApprovalsScreen", () => import("./screens/ApprovalsScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.till,
    component: lazy("TillScreen", () => import("./screens/TillScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.attract,
    component: lazy("AttractScreen", () => import("./screens/AttractScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.points,
    component: lazy("PointsScreen", () => import("./screens/PointsScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.coupons,
    component: lazy("CouponsScreen", () => import("./screens/CouponsScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.newReward,
    component: lazy("CouponScreen", () => import("./screens/CouponScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.newValueCoupon,
    component: lazy("CouponScreen", () => import("./screens/CouponScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.coupon,
    component: lazy("CouponScreen", () => import("./screens/CouponScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.stampCards,
    component: lazy("StampCardsScreen", () => import("./screens/StampCardsScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.newStampCard,
    component: lazy("StampCardScreen", () => import("./screens/StampCardScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.stampCard,
    component: lazy("StampCardScreen", () => import("./screens/StampCardScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.campaigns,
    component: lazy("CampaignsScreen", () => import("./screens/CampaignsScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.newCampaign,
    component: campaignScreen,
  }),
  createRoute({ getParentRoute: () => office, path: paths.campaign, component: campaignScreen }),
  createRoute({
    getParentRoute: () => office,
    path: paths.club,
    component: lazy("ClubScreen", () => import("./screens/ClubScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.newChain,
    component: lazy("NewChainScreen", () => import("./screens/NewChainScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.locations,
    component: lazy("LocationsScreen", () => import("./screens/LocationsScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.newLocation,
    component: lazy("LocationScreen", () => import("./screens/LocationScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.location,
    component: lazy("LocationScreen", () => import("./screens/LocationScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.users,
    component: lazy("UsersScreen", () => import("./screens/UsersScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.categories,
    component: lazy("CategoriesScreen", () => import("./screens/CategoriesScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.membershipTerms,
    component: lazy("TermsScreen", () => import("./screens/TermsScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.privacyPolicy,
    component: lazy("TermsScreen", () => import("./screens/TermsScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.trail,
    component: lazy("TrailScreen", () => import("./screens/TrailScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.support,
    component: lazy("SupportScreen", () => import("./screens/SupportScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.supportThread,
    component: lazy("SupportThreadScreen", () => import("./screens/SupportThreadScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.contact,
    component: lazy("ContactScreen", () => import("./screens/ContactScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.outbox,
    component: lazy("OutboxScreen", () => import("./screens/OutboxScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.message,
    component: lazy("MessageScreen", () => import("./screens/MessageScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.companies,
    component: lazy("CompaniesScreen", () => import("./screens/CompaniesScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.profile,
    component: lazy("ProfileScreen", () => import("./screens/ProfileScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.invitations,
    component: lazy("InvitationsScreen", () => import("./screens/InvitationsScreen.tsx")),
  }),
  createRoute({
    getParentRoute: () => office,
    path: paths.company,
    component: lazy("CompanyScreen", () => import("./screens/CompanyScreen.tsx")),
  }),
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

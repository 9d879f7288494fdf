import { createRoute, createRouter, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { parseSearch } from "#packages/web/member/lib/search.ts";
import { sessionStore } from "#packages/web/member/lib/session-store.ts";
import { paths } from "#packages/web/member/paths.ts";
import { ofLocation, own, root, signedOut, signedOutOfLocation } from "./branches.tsx";
import { ScreenPending } from "./frame/ScreenPending.tsx";

const home = createRoute({
  getParentRoute: () => own,
  path: paths.home,
  component: lazyRouteComponent(() => import("./screens/HomeScreen.tsx"), "HomeScreen"),
});
const complete = createRoute({
  getParentRoute: () => own,
  path: paths.complete,
  component: lazyRouteComponent(() => import("#features/members/joining/member/CompleteScreen.tsx"), "CompleteScreen"),
});
const purchases = createRoute({
  getParentRoute: () => own,
  path: paths.purchases,
  component: lazyRouteComponent(() => import("./screens/PurchasesScreen.tsx"), "PurchasesScreen"),
});
const purchaseHistory = createRoute({
  getParentRoute: () => own,
  path: paths.purchaseHistory,
  component: lazyRouteComponent(
    () => import("#features/till/purchases/member/PurchaseHistoryScreen.tsx"),
    "PurchaseHistoryScreen",
  ),
});
const purchase = createRoute({
  getParentRoute: () => own,
  path: paths.purchase,
  component: lazyRouteComponent(() => import("#features/till/purchases/member/PurchaseScreen.tsx"), "PurchaseScreen"),
});
const pointsAccount = createRoute({
  getParentRoute: () => own,
  path: paths.pointsAccount,
  component: lazyRouteComponent(
    () => import("#features/loyalty/points/member/PointsAccountScreen.tsx"),
    "PointsAccountScreen",
  ),
});
const stampCard = createRoute({
  getParentRoute: () => own,
  path: paths.stampCard,
  component: lazyRouteComponent(
    () => import("#features/loyalty/stamp-cards/member/StampCardScreen.tsx"),
    "StampCardScreen",
  ),
});
const stampCardCoupon = createRoute({
  getParentRoute: () => own,
  path: paths.stampCardCoupon,
  component: lazyRouteComponent(
    () => import("#features/loyalty/stamp-cards/member/StampCardCouponScreen.tsx"),
    "StampCardCouponScreen",
  ),
});
const contact = createRoute({
  getParentRoute: () => own,
  path: paths.contact,
  component: lazyRouteComponent(() => import("#features/clubs/locations/member/ContactScreen.tsx"), "ContactScreen"),
});
const account = createRoute({
  getParentRoute: () => own,
  path: paths.account,
  component: lazyRouteComponent(() => import("./screens/AccountScreen.tsx"), "AccountScreen"),
});
const passwordChange = createRoute({
  getParentRoute: () => own,
  path: paths.passwordChange,
  component: lazyRouteComponent(
    () => import("#features/access/passwords/member/PasswordChangeScreen.tsx"),
    "PasswordChangeScreen",
  ),
});
const devices = createRoute({
  getParentRoute: () => own,
  path: paths.devices,
  component: lazyRouteComponent(() => import("#features/access/sessions/member/DevicesScreen.tsx"), "DevicesScreen"),
});
const consents = createRoute({
  getParentRoute: () => own,
  path: paths.consents,
  component: lazyRouteComponent(() => import("#features/members/consents/member/ConsentsScreen.tsx"), "ConsentsScreen"),
});
const membership = createRoute({
  getParentRoute: () => own,
  path: paths.membership,
  component: lazyRouteComponent(
    () => import("#features/members/personal-data/member/MembershipScreen.tsx"),
    "MembershipScreen",
  ),
});
const terminate = createRoute({
  getParentRoute: () => own,
  path: paths.terminate,
  component: lazyRouteComponent(
    () => import("#features/members/personal-data/member/TerminateScreen.tsx"),
    "TerminateScreen",
  ),
});
const exportData = createRoute({
  getParentRoute: () => own,
  path: paths.export,
  component: lazyRouteComponent(
    () => import("#features/members/personal-data/member/ExportScreen.tsx"),
    "ExportScreen",
  ),
});
const profile = createRoute({
  getParentRoute: () => own,
  path: paths.profile,
  component: lazyRouteComponent(() => import("#features/access/profile/member/ProfileScreen.tsx"), "ProfileScreen"),
});

const guest = createRoute({
  getParentRoute: () => signedOut,
  path: paths.guest,
  component: lazyRouteComponent(() => import("./screens/GuestScreen.tsx"), "GuestScreen"),
});
const login = createRoute({
  getParentRoute: () => signedOut,
  path: paths.login,
  component: lazyRouteComponent(() => import("#features/access/sessions/member/LoginScreen.tsx"), "LoginScreen"),
});
const onboardingConfirmation = createRoute({
  getParentRoute: () => signedOut,
  path: paths.onboardingConfirmation,
  component: lazyRouteComponent(
    () => import("#features/members/joining/member/OnboardingConfirmationScreen.tsx"),
    "OnboardingConfirmationScreen",
  ),
});

const passwordRequest = createRoute({
  getParentRoute: () => root,
  path: paths.passwordRequest,
  component: lazyRouteComponent(
    () => import("#features/access/passwords/member/PasswordRequestScreen.tsx"),
    "PasswordRequestScreen",
  ),
});
const passwordReset = createRoute({
  getParentRoute: () => root,
  path: paths.passwordReset,
  component: lazyRouteComponent(
    () => import("#features/access/passwords/member/PasswordResetScreen.tsx"),
    "PasswordResetScreen",
  ),
});
const contactProof = createRoute({
  getParentRoute: () => root,
  path: paths.contactProof,
  component: lazyRouteComponent(
    () => import("#features/access/contacts/member/ContactProofScreen.tsx"),
    "ContactProofScreen",
  ),
});
const onboarding = createRoute({
  getParentRoute: () => root,
  path: paths.onboarding,
  component: lazyRouteComponent(() => import("./screens/OnboardingScreen.tsx"), "OnboardingScreen"),
});
const onboardingSent = createRoute({
  getParentRoute: () => root,
  path: paths.onboardingSent,
  component: lazyRouteComponent(
    () => import("#features/members/joining/member/OnboardingSentScreen.tsx"),
    "OnboardingSentScreen",
  ),
});
const membershipTerms = createRoute({
  getParentRoute: () => root,
  path: paths.membershipTerms,
  component: lazyRouteComponent(
    () => import("#features/clubs/terms/member/MembershipTermsScreen.tsx"),
    "MembershipTermsScreen",
  ),
});
const privacyPolicy = createRoute({
  getParentRoute: () => root,
  path: paths.privacyPolicy,
  component: lazyRouteComponent(
    () => import("#features/clubs/terms/member/PrivacyPolicyScreen.tsx"),
    "PrivacyPolicyScreen",
  ),
});
const campaign = createRoute({
  getParentRoute: () => root,
  path: paths.campaign,
  component: lazyRouteComponent(
    () => import("#features/loyalty/campaigns/member/CampaignScreen.tsx"),
    "CampaignScreen",
  ),
});
const coupon = createRoute({
  getParentRoute: () => root,
  path: paths.coupon,
  component: lazyRouteComponent(() => import("#features/loyalty/coupons/member/CouponScreen.tsx"), "CouponScreen"),
});
const unsubscribe = createRoute({
  getParentRoute: () => root,
  path: paths.unsubscribe,
  component: lazyRouteComponent(
    () => import("#features/members/consents/member/UnsubscribeScreen.tsx"),
    "UnsubscribeScreen",
  ),
});

const location = createRoute({
  getParentRoute: () => ofLocation,
  path: paths.location,
  component: lazyRouteComponent(() => import("#features/clubs/locations/member/LocationScreen.tsx"), "LocationScreen"),
});
const locationCampaign = createRoute({
  getParentRoute: () => ofLocation,
  path: paths.locationCampaign,
  beforeLoad: ({ params }) => {
    // A second word is a campaign's number, or no page of ours.
    if (!/^\d{1,15}$/.test(params.campaignId)) throw notFound();
  },
  component: lazyRouteComponent(
    () => import("#features/loyalty/campaigns/member/LocationCampaignScreen.tsx"),
    "LocationCampaignScreen",
  ),
});
const locationGuest = createRoute({
  getParentRoute: () => signedOutOfLocation,
  path: paths.locationGuest,
  component: lazyRouteComponent(() => import("./screens/GuestScreen.tsx"), "GuestScreen"),
});
const locationOnboarding = createRoute({
  getParentRoute: () => ofLocation,
  path: paths.locationOnboarding,
  component: lazyRouteComponent(() => import("./screens/OnboardingScreen.tsx"), "OnboardingScreen"),
});
const locationOnboardingConfirmation = createRoute({
  getParentRoute: () => signedOutOfLocation,
  path: paths.locationOnboardingConfirmation,
  component: lazyRouteComponent(
    () => import("#features/members/joining/member/OnboardingConfirmationScreen.tsx"),
    "OnboardingConfirmationScreen",
  ),
});

export const router = createRouter({
  routeTree: root.addChildren([
    own.addChildren([
      home,
      complete,
      purchases,
      purchaseHistory,
      purchase,
      pointsAccount,
      stampCard,
      stampCardCoupon,
      contact,
      account,
      passwordChange,
      devices,
      consents,
      membership,
      terminate,
      exportData,
      profile,
    ]),
    signedOut.addChildren([guest, login, onboardingConfirmation]),
    passwordRequest,
    passwordReset,
    contactProof,
    onboarding,
    onboardingSent,
    membershipTerms,
    privacyPolicy,
    campaign,
    coupon,
    unsubscribe,
    ofLocation.addChildren([
      location,
      locationCampaign,
      locationOnboarding,
      signedOutOfLocation.addChildren([locationGuest, locationOnboardingConfirmation]),
    ]),
  ]),
  parseSearch,
  defaultPreload: "intent",
  defaultPendingComponent: ScreenPending,
  scrollRestoration: true,
});

// A session that ended by itself, or in another tab, leaves its pages too.
sessionStore.subscribe(() => {
  if (!sessionStore.get()) void router.invalidate();
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
  /** What the pages after signing up are told. Spec §2. */
  interface HistoryState {
    email?: string;
    phone?: string;
    comeBackToOnboarding?: boolean;
    subpage?: string;
    /** The link that ran out and is sent anew. */
    renews?: string;
    /** Has become a member just now, and is congratulated. */
    hasJoined?: boolean;
  }
}

import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
} from "@tanstack/react-router";
import type { ComponentType } from "react";
import { parseSearch, readSearch } from "#packages/web/backoffice/lib/search.ts";
import { sessionStore } from "#packages/web/backoffice/lib/session-store.ts";
import { paths } from "#packages/web/backoffice/paths.ts";
import { NotFound } from "#packages/web/backoffice/shell/NotFound.tsx";
import { ScreenError } from "#packages/web/ScreenError.tsx";
import { AnyFrame } from "./frame/AnyFrame.tsx";
import { AppRoot } from "./frame/AppRoot.tsx";
import { OpenFrame } from "./frame/OpenFrame.tsx";
import { Shell } from "./frame/Shell.tsx";

type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>;

/** A screen that is fetched when its address is gone to. */
function lazy<Name extends string>(name: Name, load: Load<Name>): RouteComponent {
  return lazyRouteComponent(load, name) as RouteComponent;
}

const root = createRootRoute({
  validateSearch: readSearch,
  component: AppRoot,
  notFoundComponent: NotFound,
  errorComponent: ScreenError,
});

const open = createRoute({ getParentRoute: () => root, id: "open", component: OpenFrame });
const inOpen = <Path extends string, Name extends string>(path: Path, name: Name, load: Load<Name>) =>
  createRoute({ getParentRoute: () => open, path, component: lazy(name, load) });
const openRoutes = [
  inOpen(paths.login, "LoginScreen", () => import("./screens/LoginScreen.tsx")),
  inOpen(paths.passwordRequest, "PasswordRequestScreen", () => import("./screens/PasswordRequestScreen.tsx")),
  inOpen(paths.passwordReset, "PasswordResetScreen", () => import("./screens/PasswordResetScreen.tsx")),
  inOpen(paths.contactProof, "ContactProofScreen", () => import("./screens/ContactProofScreen.tsx")),
  inOpen(paths.onboarding, "OnboardingScreen", () => import("./screens/OnboardingScreen.tsx")),
  inOpen(paths.onboardingSent, "OnboardingSentScreen", () => import("./screens/OnboardingSentScreen.tsx")),
  inOpen(
    paths.onboardingConfirmation,
    "OnboardingConfirmationScreen",
    () => import("./screens/OnboardingConfirmationScreen.tsx"),
  ),
  inOpen(paths.platformTerms, "DocumentScreen", () => import("./screens/DocumentScreen.tsx")),
  inOpen(paths.platformPrivacy, "DocumentScreen", () => import("./screens/DocumentScreen.tsx")),
  inOpen(paths.platformAgreement, "DocumentScreen", () => import("./screens/DocumentScreen.tsx")),
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
const inOffice = <Path extends string, Name extends string>(path: Path, name: Name, load: Load<Name>) =>
  createRoute({ getParentRoute: () => office, path, component: lazy(name, load) });
/** Its sections are read from the address by the page itself, which stays as one goes from one to the next. */
const memberPage = inOffice(paths.member, "MemberScreen", () => import("./screens/MemberScreen.tsx"));

const officeRoutes = [
  inOffice(paths.today, "TodayScreen", () => import("./screens/TodayScreen.tsx")),
  inOffice(paths.members, "MembersScreen", () => import("./screens/MembersScreen.tsx")),
  memberPage.addChildren([createRoute({ getParentRoute: () => memberPage, path: "$section" })]),
  inOffice(paths.imports, "ImportsScreen", () => import("./screens/ImportsScreen.tsx")),
  inOffice(paths.import, "ImportScreen", () => import("./screens/ImportScreen.tsx")),
  inOffice(paths.memberEdit, "MemberEditScreen", () => import("./screens/MemberEditScreen.tsx")),
  inOffice(paths.memberMerge, "MergeScreen", () => import("./screens/MergeScreen.tsx")),
  inOffice(paths.memberMergeWith, "MergeScreen", () => import("./screens/MergeScreen.tsx")),
  inOffice(paths.purchases, "PurchasesScreen", () => import("./screens/PurchasesScreen.tsx")),
  inOffice(paths.pendingPurchases, "PendingPurchasesScreen", () => import("./screens/PendingPurchasesScreen.tsx")),
  inOffice(paths.purchase, "PurchaseScreen", () => import("./screens/PurchaseScreen.tsx")),
  inOffice(paths.approvals, "ApprovalsScreen", () => import("./screens/ApprovalsScreen.tsx")),
  inOffice(paths.reports, "ReportsScreen", () => import("./screens/ReportsScreen.tsx")),
  inOffice(paths.whatIf, "WhatIfScreen", () => import("./screens/WhatIfScreen.tsx")),
  inOffice(paths.whatIfAnswer, "WhatIfAnswerScreen", () => import("./screens/WhatIfAnswerScreen.tsx")),
  inOffice(paths.till, "TillScreen", () => import("./screens/TillScreen.tsx")),
  inOffice(paths.attract, "AttractScreen", () => import("./screens/AttractScreen.tsx")),
  inOffice(paths.points, "PointsScreen", () => import("./screens/PointsScreen.tsx")),
  inOffice(paths.coupons, "CouponsScreen", () => import("./screens/CouponsScreen.tsx")),
  inOffice(paths.newReward, "CouponScreen", () => import("./screens/CouponScreen.tsx")),
  inOffice(paths.newValueCoupon, "CouponScreen", () => import("./screens/CouponScreen.tsx")),
  inOffice(paths.coupon, "CouponScreen", () => import("./screens/CouponScreen.tsx")),
  inOffice(paths.stampCards, "StampCardsScreen", () => import("./screens/StampCardsScreen.tsx")),
  inOffice(paths.newStampCard, "StampCardScreen", () => import("./screens/StampCardScreen.tsx")),
  inOffice(paths.stampCard, "StampCardScreen", () => import("./screens/StampCardScreen.tsx")),
  inOffice(paths.campaigns, "CampaignsScreen", () => import("./screens/CampaignsScreen.tsx")),
  inOffice(paths.newCampaign, "CampaignScreen", () => import("./screens/CampaignScreen.tsx")),
  inOffice(paths.campaign, "CampaignScreen", () => import("./screens/CampaignScreen.tsx")),
  inOffice(paths.selections, "SelectionsScreen", () => import("./screens/SelectionsScreen.tsx")),
  inOffice(paths.newSelection, "SelectionScreen", () => import("./screens/SelectionScreen.tsx")),
  inOffice(paths.selection, "SelectionScreen", () => import("./screens/SelectionScreen.tsx")),
  inOffice(paths.sendouts, "SendoutsScreen", () => import("./screens/SendoutsScreen.tsx")),
  inOffice(paths.newSendout, "SendoutScreen", () => import("./screens/SendoutScreen.tsx")),
  inOffice(paths.newAutomaticSendout, "SendoutScreen", () => import("./screens/SendoutScreen.tsx")),
  inOffice(paths.sendout, "SendoutScreen", () => import("./screens/SendoutScreen.tsx")),
  inOffice(paths.sendoutEdit, "SendoutScreen", () => import("./screens/SendoutScreen.tsx")),
  inOffice(paths.billing, "BillingScreen", () => import("./screens/BillingScreen.tsx")),
  inOffice(paths.sms, "SmsScreen", () => import("./screens/SmsScreen.tsx")),
  inOffice(paths.club, "ClubScreen", () => import("./screens/ClubScreen.tsx")),
  inOffice(paths.newChain, "NewChainScreen", () => import("./screens/NewChainScreen.tsx")),
  inOffice(paths.locations, "LocationsScreen", () => import("./screens/LocationsScreen.tsx")),
  inOffice(paths.newLocation, "LocationScreen", () => import("./screens/LocationScreen.tsx")),
  inOffice(paths.location, "LocationScreen", () => import("./screens/LocationScreen.tsx")),
  inOffice(paths.users, "UsersScreen", () => import("./screens/UsersScreen.tsx")),
  inOffice(paths.categories, "CategoriesScreen", () => import("./screens/CategoriesScreen.tsx")),
  inOffice(paths.membershipTerms, "TermsScreen", () => import("./screens/TermsScreen.tsx")),
  inOffice(paths.privacyPolicy, "TermsScreen", () => import("./screens/TermsScreen.tsx")),
  inOffice(paths.membershipTermsVersion, "TermsVersionScreen", () => import("./screens/TermsVersionScreen.tsx")),
  inOffice(paths.privacyPolicyVersion, "TermsVersionScreen", () => import("./screens/TermsVersionScreen.tsx")),
  inOffice(paths.dataProtection, "DataProtectionScreen", () => import("./screens/DataProtectionScreen.tsx")),
  inOffice(paths.dataProtectionIntro, "DataProtectionScreen", () => import("./screens/DataProtectionScreen.tsx")),
  inOffice(paths.processingRecord, "ProcessingRecordScreen", () => import("./screens/ProcessingRecordScreen.tsx")),
  inOffice(
    paths.newProcessingActivity,
    "ProcessingActivityScreen",
    () => import("./screens/ProcessingActivityScreen.tsx"),
  ),
  inOffice(
    paths.processingActivity,
    "ProcessingActivityScreen",
    () => import("./screens/ProcessingActivityScreen.tsx"),
  ),
  inOffice(
    paths.processingAgreement,
    "ProcessingAgreementScreen",
    () => import("./screens/ProcessingAgreementScreen.tsx"),
  ),
  inOffice(paths.personalDataLog, "PersonalDataLogScreen", () => import("./screens/PersonalDataLogScreen.tsx")),
  inOffice(paths.retention, "RetentionScreen", () => import("./screens/RetentionScreen.tsx")),
  inOffice(
    paths.dataProtectionLinks,
    "DataProtectionLinksScreen",
    () => import("./screens/DataProtectionLinksScreen.tsx"),
  ),
  inOffice(paths.incidents, "IncidentsScreen", () => import("./screens/IncidentsScreen.tsx")),
  inOffice(paths.newIncident, "IncidentScreen", () => import("./screens/IncidentScreen.tsx")),
  inOffice(paths.incident, "IncidentScreen", () => import("./screens/IncidentScreen.tsx")),
  inOffice(paths.trail, "TrailScreen", () => import("./screens/TrailScreen.tsx")),
  inOffice(paths.integrations, "IntegrationsScreen", () => import("./screens/IntegrationsScreen.tsx")),
  inOffice(paths.webhooks, "WebhooksScreen", () => import("./screens/WebhooksScreen.tsx")),
  inOffice(paths.newWebhook, "WebhookEditScreen", () => import("./screens/WebhookEditScreen.tsx")),
  inOffice(paths.webhook, "WebhookScreen", () => import("./screens/WebhookScreen.tsx")),
  inOffice(paths.webhookEdit, "WebhookEditScreen", () => import("./screens/WebhookEditScreen.tsx")),
  inOffice(paths.support, "SupportScreen", () => import("./screens/SupportScreen.tsx")),
  inOffice(paths.supportThread, "SupportThreadScreen", () => import("./screens/SupportThreadScreen.tsx")),
  inOffice(paths.contact, "ContactScreen", () => import("./screens/ContactScreen.tsx")),
  inOffice(paths.outbox, "OutboxScreen", () => import("./screens/OutboxScreen.tsx")),
  inOffice(paths.message, "MessageScreen", () => import("./screens/MessageScreen.tsx")),
  inOffice(paths.overview, "PlatformScreen", () => import("./screens/PlatformScreen.tsx")),
  inOffice(paths.companyDetail, "CompanyDetailScreen", () => import("./screens/CompanyDetailScreen.tsx")),
  createRoute({
    getParentRoute: () => office,
    path: paths.merchants,
    beforeLoad: () => {
      throw redirect({ to: paths.companies });
    },
  }),
  inOffice(paths.companies, "CompaniesScreen", () => import("./screens/CompaniesScreen.tsx")),
  inOffice(paths.smsPrices, "SmsPricesScreen", () => import("./screens/SmsPricesScreen.tsx")),
  inOffice(paths.announcements, "AnnouncementsScreen", () => import("./screens/AnnouncementsScreen.tsx")),
  inOffice(paths.newAnnouncement, "AnnouncementScreen", () => import("./screens/AnnouncementScreen.tsx")),
  inOffice(paths.announcement, "AnnouncementScreen", () => import("./screens/AnnouncementScreen.tsx")),
  inOffice(paths.documents, "DocumentsScreen", () => import("./screens/DocumentsScreen.tsx")),
  inOffice(paths.writtenDocument, "WrittenDocumentScreen", () => import("./screens/WrittenDocumentScreen.tsx")),
  inOffice(
    paths.documentAcceptances,
    "DocumentAcceptancesScreen",
    () => import("./screens/DocumentAcceptancesScreen.tsx"),
  ),
  inOffice(paths.plans, "PlansScreen", () => import("./screens/PlansScreen.tsx")),
  inOffice(paths.newPlan, "PlanScreen", () => import("./screens/PlanScreen.tsx")),
  inOffice(paths.plan, "PlanScreen", () => import("./screens/PlanScreen.tsx")),
  inOffice(paths.invoices, "PlatformInvoicesScreen", () => import("./screens/PlatformInvoicesScreen.tsx")),
  inOffice(paths.seller, "SellerScreen", () => import("./screens/SellerScreen.tsx")),
  inOffice(paths.profile, "ProfileScreen", () => import("./screens/ProfileScreen.tsx")),
  inOffice(paths.invitations, "InvitationsScreen", () => import("./screens/InvitationsScreen.tsx")),
  inOffice(paths.company, "CompanyScreen", () => import("./screens/CompanyScreen.tsx")),
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

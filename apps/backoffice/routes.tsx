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
  inOpen(
    paths.passwordRequest,
    "PasswordRequestScreen",
    () => import("#features/access/passwords/backoffice/PasswordRequestScreen.tsx"),
  ),
  inOpen(
    paths.passwordReset,
    "PasswordResetScreen",
    () => import("#features/access/passwords/backoffice/PasswordResetScreen.tsx"),
  ),
  inOpen(
    paths.contactProof,
    "ContactProofScreen",
    () => import("#features/access/contacts/backoffice/ContactProofScreen.tsx"),
  ),
  inOpen(
    paths.onboarding,
    "OnboardingScreen",
    () => import("#features/platform/companies/backoffice/OnboardingScreen.tsx"),
  ),
  inOpen(
    paths.onboardingSent,
    "OnboardingSentScreen",
    () => import("#features/platform/companies/backoffice/OnboardingSentScreen.tsx"),
  ),
  inOpen(
    paths.onboardingConfirmation,
    "OnboardingConfirmationScreen",
    () => import("#features/platform/companies/backoffice/OnboardingConfirmationScreen.tsx"),
  ),
  inOpen(
    paths.platformTerms,
    "DocumentScreen",
    () => import("#features/platform/documents/backoffice/DocumentScreen.tsx"),
  ),
  inOpen(
    paths.platformPrivacy,
    "DocumentScreen",
    () => import("#features/platform/documents/backoffice/DocumentScreen.tsx"),
  ),
  inOpen(
    paths.platformAgreement,
    "DocumentScreen",
    () => import("#features/platform/documents/backoffice/DocumentScreen.tsx"),
  ),
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
  inOffice(paths.members, "MembersScreen", () => import("#features/members/directory/backoffice/MembersScreen.tsx")),
  memberPage.addChildren([createRoute({ getParentRoute: () => memberPage, path: "$section" })]),
  inOffice(paths.imports, "ImportsScreen", () => import("#features/members/imports/backoffice/ImportsScreen.tsx")),
  inOffice(paths.import, "ImportScreen", () => import("#features/members/imports/backoffice/ImportScreen.tsx")),
  inOffice(
    paths.memberEdit,
    "MemberEditScreen",
    () => import("#features/members/directory/backoffice/MemberEditScreen.tsx"),
  ),
  inOffice(paths.memberMerge, "MergeScreen", () => import("./screens/MergeScreen.tsx")),
  inOffice(paths.memberMergeWith, "MergeScreen", () => import("./screens/MergeScreen.tsx")),
  inOffice(paths.purchases, "PurchasesScreen", () => import("#features/till/purchases/backoffice/PurchasesScreen.tsx")),
  inOffice(
    paths.pendingPurchases,
    "PendingPurchasesScreen",
    () => import("#features/till/purchases/backoffice/PendingPurchasesScreen.tsx"),
  ),
  inOffice(paths.purchase, "PurchaseScreen", () => import("#features/till/purchases/backoffice/PurchaseScreen.tsx")),
  inOffice(paths.approvals, "ApprovalsScreen", () => import("./screens/ApprovalsScreen.tsx")),
  inOffice(paths.reports, "ReportsScreen", () => import("#features/insight/reports/backoffice/ReportsScreen.tsx")),
  inOffice(paths.whatIf, "WhatIfScreen", () => import("#features/insight/what-if/backoffice/WhatIfScreen.tsx")),
  inOffice(
    paths.whatIfAnswer,
    "WhatIfAnswerScreen",
    () => import("#features/insight/what-if/backoffice/WhatIfAnswerScreen.tsx"),
  ),
  inOffice(paths.till, "TillScreen", () => import("./screens/TillScreen.tsx")),
  inOffice(paths.attract, "AttractScreen", () => import("#features/clubs/posters/backoffice/AttractScreen.tsx")),
  inOffice(paths.points, "PointsScreen", () => import("#features/loyalty/points/backoffice/PointsScreen.tsx")),
  inOffice(paths.coupons, "CouponsScreen", () => import("#features/loyalty/coupons/backoffice/CouponsScreen.tsx")),
  inOffice(paths.newReward, "CouponScreen", () => import("./screens/CouponScreen.tsx")),
  inOffice(paths.newValueCoupon, "CouponScreen", () => import("./screens/CouponScreen.tsx")),
  inOffice(paths.coupon, "CouponScreen", () => import("./screens/CouponScreen.tsx")),
  inOffice(
    paths.stampCards,
    "StampCardsScreen",
    () => import("#features/loyalty/stamp-cards/backoffice/StampCardsScreen.tsx"),
  ),
  inOffice(
    paths.newStampCard,
    "StampCardScreen",
    () => import("#features/loyalty/stamp-cards/backoffice/StampCardScreen.tsx"),
  ),
  inOffice(
    paths.stampCard,
    "StampCardScreen",
    () => import("#features/loyalty/stamp-cards/backoffice/StampCardScreen.tsx"),
  ),
  inOffice(
    paths.campaigns,
    "CampaignsScreen",
    () => import("#features/loyalty/campaigns/backoffice/CampaignsScreen.tsx"),
  ),
  inOffice(paths.newCampaign, "CampaignScreen", () => import("./screens/CampaignScreen.tsx")),
  inOffice(paths.campaign, "CampaignScreen", () => import("./screens/CampaignScreen.tsx")),
  inOffice(
    paths.selections,
    "SelectionsScreen",
    () => import("#features/messages/selections/backoffice/SelectionsScreen.tsx"),
  ),
  inOffice(
    paths.newSelection,
    "SelectionScreen",
    () => import("#features/messages/selections/backoffice/SelectionScreen.tsx"),
  ),
  inOffice(
    paths.selection,
    "SelectionScreen",
    () => import("#features/messages/selections/backoffice/SelectionScreen.tsx"),
  ),
  inOffice(paths.sendouts, "SendoutsScreen", () => import("#features/messages/sendouts/backoffice/SendoutsScreen.tsx")),
  inOffice(paths.newSendout, "SendoutScreen", () => import("#features/messages/sendouts/backoffice/SendoutScreen.tsx")),
  inOffice(
    paths.newAutomaticSendout,
    "SendoutScreen",
    () => import("#features/messages/sendouts/backoffice/SendoutScreen.tsx"),
  ),
  inOffice(paths.sendout, "SendoutScreen", () => import("#features/messages/sendouts/backoffice/SendoutScreen.tsx")),
  inOffice(
    paths.sendoutEdit,
    "SendoutScreen",
    () => import("#features/messages/sendouts/backoffice/SendoutScreen.tsx"),
  ),
  inOffice(
    paths.billing,
    "BillingScreen",
    () => import("#features/billing/subscriptions/backoffice/BillingScreen.tsx"),
  ),
  inOffice(paths.sms, "SmsScreen", () => import("#features/messages/sms/backoffice/SmsScreen.tsx")),
  inOffice(paths.club, "ClubScreen", () => import("#features/clubs/settings/backoffice/ClubScreen.tsx")),
  inOffice(paths.newChain, "NewChainScreen", () => import("#features/clubs/settings/backoffice/NewChainScreen.tsx")),
  inOffice(
    paths.locations,
    "LocationsScreen",
    () => import("#features/clubs/locations/backoffice/LocationsScreen.tsx"),
  ),
  inOffice(
    paths.newLocation,
    "LocationScreen",
    () => import("#features/clubs/locations/backoffice/LocationScreen.tsx"),
  ),
  inOffice(paths.location, "LocationScreen", () => import("#features/clubs/locations/backoffice/LocationScreen.tsx")),
  inOffice(paths.users, "UsersScreen", () => import("./screens/UsersScreen.tsx")),
  inOffice(
    paths.categories,
    "CategoriesScreen",
    () => import("#features/clubs/categories/backoffice/CategoriesScreen.tsx"),
  ),
  inOffice(paths.membershipTerms, "TermsScreen", () => import("#features/clubs/terms/backoffice/TermsScreen.tsx")),
  inOffice(paths.privacyPolicy, "TermsScreen", () => import("#features/clubs/terms/backoffice/TermsScreen.tsx")),
  inOffice(
    paths.membershipTermsVersion,
    "TermsVersionScreen",
    () => import("#features/clubs/terms/backoffice/TermsVersionScreen.tsx"),
  ),
  inOffice(
    paths.privacyPolicyVersion,
    "TermsVersionScreen",
    () => import("#features/clubs/terms/backoffice/TermsVersionScreen.tsx"),
  ),
  inOffice(
    paths.dataProtection,
    "DataProtectionScreen",
    () => import("#features/platform/data-protection/backoffice/DataProtectionScreen.tsx"),
  ),
  inOffice(
    paths.dataProtectionIntro,
    "DataProtectionScreen",
    () => import("#features/platform/data-protection/backoffice/DataProtectionScreen.tsx"),
  ),
  inOffice(
    paths.processingRecord,
    "ProcessingRecordScreen",
    () => import("#features/platform/data-protection/backoffice/ProcessingRecordScreen.tsx"),
  ),
  inOffice(
    paths.newProcessingActivity,
    "ProcessingActivityScreen",
    () => import("#features/platform/data-protection/backoffice/ProcessingActivityScreen.tsx"),
  ),
  inOffice(
    paths.processingActivity,
    "ProcessingActivityScreen",
    () => import("#features/platform/data-protection/backoffice/ProcessingActivityScreen.tsx"),
  ),
  inOffice(
    paths.processingAgreement,
    "ProcessingAgreementScreen",
    () => import("#features/platform/data-protection/backoffice/ProcessingAgreementScreen.tsx"),
  ),
  inOffice(
    paths.personalDataLog,
    "PersonalDataLogScreen",
    () => import("#features/platform/data-protection/backoffice/PersonalDataLogScreen.tsx"),
  ),
  inOffice(
    paths.retention,
    "RetentionScreen",
    () => import("#features/platform/data-protection/backoffice/RetentionScreen.tsx"),
  ),
  inOffice(
    paths.dataProtectionLinks,
    "DataProtectionLinksScreen",
    () => import("#features/platform/data-protection/backoffice/DataProtectionLinksScreen.tsx"),
  ),
  inOffice(
    paths.incidents,
    "IncidentsScreen",
    () => import("#features/platform/incidents/backoffice/IncidentsScreen.tsx"),
  ),
  inOffice(
    paths.newIncident,
    "IncidentScreen",
    () => import("#features/platform/incidents/backoffice/IncidentScreen.tsx"),
  ),
  inOffice(
    paths.incident,
    "IncidentScreen",
    () => import("#features/platform/incidents/backoffice/IncidentScreen.tsx"),
  ),
  inOffice(paths.trail, "TrailScreen", () => import("#features/insight/trail/backoffice/TrailScreen.tsx")),
  inOffice(
    paths.integrations,
    "IntegrationsScreen",
    () => import("#features/integrations/api-keys/backoffice/IntegrationsScreen.tsx"),
  ),
  inOffice(
    paths.webhooks,
    "WebhooksScreen",
    () => import("#features/integrations/webhooks/backoffice/WebhooksScreen.tsx"),
  ),
  inOffice(
    paths.newWebhook,
    "WebhookEditScreen",
    () => import("#features/integrations/webhooks/backoffice/WebhookEditScreen.tsx"),
  ),
  inOffice(
    paths.webhook,
    "WebhookScreen",
    () => import("#features/integrations/webhooks/backoffice/WebhookScreen.tsx"),
  ),
  inOffice(
    paths.webhookEdit,
    "WebhookEditScreen",
    () => import("#features/integrations/webhooks/backoffice/WebhookEditScreen.tsx"),
  ),
  inOffice(paths.support, "SupportScreen", () => import("#features/platform/support/backoffice/SupportScreen.tsx")),
  inOffice(
    paths.supportThread,
    "SupportThreadScreen",
    () => import("#features/platform/support/backoffice/SupportThreadScreen.tsx"),
  ),
  inOffice(paths.contact, "ContactScreen", () => import("#features/platform/support/backoffice/ContactScreen.tsx")),
  inOffice(paths.outbox, "OutboxScreen", () => import("#features/platform/outbox/backoffice/OutboxScreen.tsx")),
  inOffice(paths.message, "MessageScreen", () => import("#features/platform/outbox/backoffice/MessageScreen.tsx")),
  inOffice(paths.overview, "PlatformScreen", () => import("#features/platform/figures/backoffice/PlatformScreen.tsx")),
  inOffice(
    paths.companyDetail,
    "CompanyDetailScreen",
    () => import("#features/platform/companies/backoffice/CompanyDetailScreen.tsx"),
  ),
  createRoute({
    getParentRoute: () => office,
    path: paths.merchants,
    beforeLoad: () => {
      throw redirect({ to: paths.companies });
    },
  }),
  inOffice(
    paths.companies,
    "CompaniesScreen",
    () => import("#features/platform/companies/backoffice/CompaniesScreen.tsx"),
  ),
  inOffice(paths.smsPrices, "SmsPricesScreen", () => import("#features/messages/sms/backoffice/SmsPricesScreen.tsx")),
  inOffice(
    paths.announcements,
    "AnnouncementsScreen",
    () => import("#features/platform/announcements/backoffice/AnnouncementsScreen.tsx"),
  ),
  inOffice(
    paths.newAnnouncement,
    "AnnouncementScreen",
    () => import("#features/platform/announcements/backoffice/AnnouncementScreen.tsx"),
  ),
  inOffice(
    paths.announcement,
    "AnnouncementScreen",
    () => import("#features/platform/announcements/backoffice/AnnouncementScreen.tsx"),
  ),
  inOffice(
    paths.documents,
    "DocumentsScreen",
    () => import("#features/platform/documents/backoffice/DocumentsScreen.tsx"),
  ),
  inOffice(
    paths.writtenDocument,
    "WrittenDocumentScreen",
    () => import("#features/platform/documents/backoffice/WrittenDocumentScreen.tsx"),
  ),
  inOffice(
    paths.documentAcceptances,
    "DocumentAcceptancesScreen",
    () => import("#features/platform/documents/backoffice/DocumentAcceptancesScreen.tsx"),
  ),
  inOffice(paths.plans, "PlansScreen", () => import("#features/billing/plans/backoffice/PlansScreen.tsx")),
  inOffice(paths.newPlan, "PlanScreen", () => import("#features/billing/plans/backoffice/PlanScreen.tsx")),
  inOffice(paths.plan, "PlanScreen", () => import("#features/billing/plans/backoffice/PlanScreen.tsx")),
  inOffice(
    paths.invoices,
    "PlatformInvoicesScreen",
    () => import("#features/billing/invoices/backoffice/PlatformInvoicesScreen.tsx"),
  ),
  inOffice(paths.seller, "SellerScreen", () => import("#features/billing/subscriptions/backoffice/SellerScreen.tsx")),
  inOffice(paths.profile, "ProfileScreen", () => import("#features/access/profile/backoffice/ProfileScreen.tsx")),
  inOffice(
    paths.invitations,
    "InvitationsScreen",
    () => import("#features/access/staff/backoffice/InvitationsScreen.tsx"),
  ),
  inOffice(paths.company, "CompanyScreen", () => import("#features/platform/companies/backoffice/CompanyScreen.tsx")),
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

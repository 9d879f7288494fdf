// Written by `npm run features` from the folders of features/. Do not edit.
import { feature as accessContacts } from "#features/access/contacts/backoffice/feature.ts";
import { feature as accessPasswords } from "#features/access/passwords/backoffice/feature.ts";
import { feature as accessProfile } from "#features/access/profile/backoffice/feature.ts";
import { feature as accessStaff } from "#features/access/staff/backoffice/feature.ts";
import { feature as billingInvoices } from "#features/billing/invoices/backoffice/feature.ts";
import { feature as billingPlans } from "#features/billing/plans/backoffice/feature.ts";
import { feature as billingSubscriptions } from "#features/billing/subscriptions/backoffice/feature.ts";
import { feature as clubsCategories } from "#features/clubs/categories/backoffice/feature.ts";
import { feature as clubsLocations } from "#features/clubs/locations/backoffice/feature.ts";
import { feature as clubsPosters } from "#features/clubs/posters/backoffice/feature.ts";
import { feature as clubsSettings } from "#features/clubs/settings/backoffice/feature.ts";
import { feature as clubsTerms } from "#features/clubs/terms/backoffice/feature.ts";
import { feature as insightReports } from "#features/insight/reports/backoffice/feature.ts";
import { feature as insightToday } from "#features/insight/today/backoffice/feature.ts";
import { feature as insightTrail } from "#features/insight/trail/backoffice/feature.ts";
import { feature as insightWhatIf } from "#features/insight/what-if/backoffice/feature.ts";
import { feature as integrationsApiKeys } from "#features/integrations/api-keys/backoffice/feature.ts";
import { feature as integrationsConnections } from "#features/integrations/connections/backoffice/feature.ts";
import { feature as integrationsWebhooks } from "#features/integrations/webhooks/backoffice/feature.ts";
import { feature as loyaltyCampaigns } from "#features/loyalty/campaigns/backoffice/feature.ts";
import { feature as loyaltyCoupons } from "#features/loyalty/coupons/backoffice/feature.ts";
import { feature as loyaltyPoints } from "#features/loyalty/points/backoffice/feature.ts";
import { feature as loyaltyStampCards } from "#features/loyalty/stamp-cards/backoffice/feature.ts";
import { feature as membersDirectory } from "#features/members/directory/backoffice/feature.ts";
import { feature as membersImports } from "#features/members/imports/backoffice/feature.ts";
import { feature as messagesSelections } from "#features/messages/selections/backoffice/feature.ts";
import { feature as messagesSendouts } from "#features/messages/sendouts/backoffice/feature.ts";
import { feature as messagesSms } from "#features/messages/sms/backoffice/feature.ts";
import { feature as platformAnnouncements } from "#features/platform/announcements/backoffice/feature.ts";
import { feature as platformCompanies } from "#features/platform/companies/backoffice/feature.ts";
import { feature as platformDataProtection } from "#features/platform/data-protection/backoffice/feature.ts";
import { feature as platformDocuments } from "#features/platform/documents/backoffice/feature.ts";
import { feature as platformFigures } from "#features/platform/figures/backoffice/feature.ts";
import { feature as platformIncidents } from "#features/platform/incidents/backoffice/feature.ts";
import { feature as platformOutbox } from "#features/platform/outbox/backoffice/feature.ts";
import { feature as platformSupport } from "#features/platform/support/backoffice/feature.ts";
import { feature as tillApprovals } from "#features/till/approvals/backoffice/feature.ts";
import { feature as tillPurchases } from "#features/till/purchases/backoffice/feature.ts";
import { feature as tillRegister } from "#features/till/register/backoffice/feature.ts";

export const features = [
  accessContacts,
  accessPasswords,
  accessProfile,
  accessStaff,
  billingInvoices,
  billingPlans,
  billingSubscriptions,
  clubsCategories,
  clubsLocations,
  clubsPosters,
  clubsSettings,
  clubsTerms,
  insightReports,
  insightToday,
  insightTrail,
  insightWhatIf,
  integrationsApiKeys,
  integrationsConnections,
  integrationsWebhooks,
  loyaltyCampaigns,
  loyaltyCoupons,
  loyaltyPoints,
  loyaltyStampCards,
  membersDirectory,
  membersImports,
  messagesSelections,
  messagesSendouts,
  messagesSms,
  platformAnnouncements,
  platformCompanies,
  platformDataProtection,
  platformDocuments,
  platformFigures,
  platformIncidents,
  platformOutbox,
  platformSupport,
  tillApprovals,
  tillPurchases,
  tillRegister,
] as const;

// Written by `npm run features` from the folders of features/. Do not edit.
import { officePages as accessContacts } from "./access/contacts/contract/pages.ts";
import { officePages as accessPasswords } from "./access/passwords/contract/pages.ts";
import { officePages as accessProfile } from "./access/profile/contract/pages.ts";
import { officePages as accessSessions } from "./access/sessions/contract/pages.ts";
import { officePages as accessStaff } from "./access/staff/contract/pages.ts";
import { officePages as billingInvoices } from "./billing/invoices/contract/pages.ts";
import { officePages as billingPlans } from "./billing/plans/contract/pages.ts";
import { officePages as billingSubscriptions } from "./billing/subscriptions/contract/pages.ts";
import { officePages as clubsCategories } from "./clubs/categories/contract/pages.ts";
import { officePages as clubsLocations } from "./clubs/locations/contract/pages.ts";
import { officePages as clubsPosters } from "./clubs/posters/contract/pages.ts";
import { officePages as clubsSettings } from "./clubs/settings/contract/pages.ts";
import { officePages as clubsTerms } from "./clubs/terms/contract/pages.ts";
import { officePages as insightReports } from "./insight/reports/contract/pages.ts";
import { officePages as insightToday } from "./insight/today/contract/pages.ts";
import { officePages as insightTrail } from "./insight/trail/contract/pages.ts";
import { officePages as insightWhatIf } from "./insight/what-if/contract/pages.ts";
import { officePages as integrationsApiKeys } from "./integrations/api-keys/contract/pages.ts";
import { officePages as integrationsConnections } from "./integrations/connections/contract/pages.ts";
import { officePages as integrationsWebhooks } from "./integrations/webhooks/contract/pages.ts";
import { officePages as loyaltyCampaigns } from "./loyalty/campaigns/contract/pages.ts";
import { officePages as loyaltyCoupons } from "./loyalty/coupons/contract/pages.ts";
import { officePages as loyaltyPoints } from "./loyalty/points/contract/pages.ts";
import { officePages as loyaltyStampCards } from "./loyalty/stamp-cards/contract/pages.ts";
import { officePages as membersDirectory } from "./members/directory/contract/pages.ts";
import { officePages as membersImports } from "./members/imports/contract/pages.ts";
import { officePages as membersMerging } from "./members/merging/contract/pages.ts";
import { officePages as messagesSelections } from "./messages/selections/contract/pages.ts";
import { officePages as messagesSendouts } from "./messages/sendouts/contract/pages.ts";
import { officePages as messagesSms } from "./messages/sms/contract/pages.ts";
import { officePages as platformAnnouncements } from "./platform/announcements/contract/pages.ts";
import { officePages as platformCompanies } from "./platform/companies/contract/pages.ts";
import { officePages as platformDataProtection } from "./platform/data-protection/contract/pages.ts";
import { officePages as platformDocuments } from "./platform/documents/contract/pages.ts";
import { officePages as platformFigures } from "./platform/figures/contract/pages.ts";
import { officePages as platformIncidents } from "./platform/incidents/contract/pages.ts";
import { officePages as platformOutbox } from "./platform/outbox/contract/pages.ts";
import { officePages as platformSupport } from "./platform/support/contract/pages.ts";
import { officePages as tillApprovals } from "./till/approvals/contract/pages.ts";
import { officePages as tillPurchases } from "./till/purchases/contract/pages.ts";
import { officePages as tillRegister } from "./till/register/contract/pages.ts";

export const paths = {
  ...accessContacts,
  ...accessPasswords,
  ...accessProfile,
  ...accessSessions,
  ...accessStaff,
  ...billingInvoices,
  ...billingPlans,
  ...billingSubscriptions,
  ...clubsCategories,
  ...clubsLocations,
  ...clubsPosters,
  ...clubsSettings,
  ...clubsTerms,
  ...insightReports,
  ...insightToday,
  ...insightTrail,
  ...insightWhatIf,
  ...integrationsApiKeys,
  ...integrationsConnections,
  ...integrationsWebhooks,
  ...loyaltyCampaigns,
  ...loyaltyCoupons,
  ...loyaltyPoints,
  ...loyaltyStampCards,
  ...membersDirectory,
  ...membersImports,
  ...membersMerging,
  ...messagesSelections,
  ...messagesSendouts,
  ...messagesSms,
  ...platformAnnouncements,
  ...platformCompanies,
  ...platformDataProtection,
  ...platformDocuments,
  ...platformFigures,
  ...platformIncidents,
  ...platformOutbox,
  ...platformSupport,
  ...tillApprovals,
  ...tillPurchases,
  ...tillRegister,
};

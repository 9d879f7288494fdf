import { tenantTables } from "#packages/server/db/tenant-tables.ts";

/**
 * Who looks at tenants' tables over all chains, or over some of them, as the platform's role: files of the API that send such
 * statements, and the tables these name without a chain. Anything else names its chain.
 */
export const overAllChains: Readonly<Record<string, readonly string[]>> = {
  // What comes round by the clock takes up what is due, of whatever club.
  "features/clubs/terms/api/tell-terms.ts": ["terms_telling"],
  "features/access/contacts/api/update-stored-addresses.ts": [
    ...["contact_change", "earlier_address", "member", "signup", "waiting_purchase"],
  ],
  "features/clubs/files/api/queries.ts": ["stored_file"],
  "features/clubs/files/api/jobs.ts": ["stored_file"],
  "features/clubs/files/api/remove-unused.ts": ["stored_file"],
  "features/members/imports/api/jobs.ts": ["member_import"],
  "features/members/imports/api/send-invitations.ts": ["member_import"],
  "features/insight/reports/api/count-reports.ts": ["report_count"],
  "features/messages/sendouts/api/sending/jobs.ts": ["sendout", "sendout_count"],
  "features/messages/sendouts/api/sending/tell-short.ts": ["sms_account"],
  "features/messages/sendouts/api/sending/tell-stopped.ts": ["sendout"],
  "features/members/wallet/api/jobs.ts": ["wallet_class", "wallet_device", "wallet_pass"],
  "features/integrations/webhooks/api/deliver-due.ts": ["webhook_delivery", "webhook_endpoint"],
  "features/insight/what-if/api/jobs.ts": ["what_if"],
  "packages/server/http/work-metrics.ts": ["report_count", "sendout", "sendout_count"],

  // What is kept no longer goes from all of them at once.
  "features/members/imports/api/forget-imports.ts": ["member_import", "member_import_row"],
  "features/messages/letters/api/forget-messages.ts": ["message"],
  "features/integrations/webhooks/api/jobs.ts": ["webhook_event"],
  "features/insight/what-if/api/forget-what-ifs.ts": ["what_if"],
  "packages/server/jobs/schedule.ts": [
    ...["approval_request", "contact_change", "large_amount", "member_merge", "member_session", "member_token"],
    ...["pin_failure", "removal", "signup", "special_day", "stored_answer", "waiting_purchase"],
  ],

  // Whoever calls from outside names no club: a provider's id, a phone or a link tells which it is.
  "features/messages/bounces/api/accept-returned.ts": ["sendout", "sendout_recipient"],
  "features/messages/bounces/api/accept-single.ts": ["message"],
  "features/messages/sms/api/sms-reports/accept-early-reports.ts": ["message", "sendout_recipient"],
  "features/messages/sms/api/sms-reports/write-report.ts": ["message", "sendout_recipient"],
  "features/messages/sms/api/received-sms/accept-sms.ts": ["member"],
  "features/messages/sms/api/received-sms/forget-replies.ts": ["sms_reply"],
  "features/messages/sms/api/received-sms/save-reply.ts": ["member"],
  "features/members/consents/api/unsubscribing/find-unsubscriber.ts": ["unsubscribe_id"],
  "features/members/wallet/api/answer-phones.ts": ["wallet_device", "wallet_pass"],

  // An account works in clubs of several companies.
  "features/access/sessions/api/queries.ts": ["staff"],
  "features/access/sessions/api/second-factor-queries.ts": ["staff"],
  "features/access/sessions/api/end-what-password-opened.ts": ["staff_pin"],
  "features/access/second-factor/api/queries.ts": ["staff"],
  "features/access/staff/api/get-access.ts": ["staff"],
  "features/integrations/api-keys/api/revoke-made-keys.ts": ["api_key"],
  "features/integrations/webhooks/api/end-made-webhooks.ts": ["webhook_endpoint"],
  "features/access/staff/api/settle-account.ts": ["list_view", "staff", "staff_activity", "staff_pin"],

  // A company pays for its clubs together, and is shown where one of them is open; the platform counts all of them.
  "features/billing/subscriptions/api/billed-queries.ts": ["member"],
  "features/billing/subscriptions/api/get-billing.ts": ["club_counter", "location"],
  "features/billing/subscriptions/api/get-company-detail.ts": ["club_counter", "location"],
  "features/billing/subscriptions/api/read-member-cost.ts": ["club_counter", "location"],
  "features/billing/subscriptions/api/read-recurring.ts": ["club_counter", "location"],
  "features/billing/invoices/api/issue-invoices.ts": ["location", "sms_purchase"],
  "features/loyalty/home/api/public/routes.ts": ["terms_version"],
  "features/platform/figures/api/count-months.ts": [
    ...["club_counter", "day_figures", "sendout", "sendout_count", "sendout_recipient"],
  ],

  // The platform's people read the outbox; a demonstration is closed; a backup that was put back sends nothing twice.
  "features/platform/outbox/api/routes.ts": ["message"],
  "features/platform/outbox/api/open-outbox.ts": ["message"],
  "features/messages/letters/api/settle-unsent.ts": ["message"],
  "apps/api/demo/disable-demo.ts": [
    ...["member", "member_device", "member_session", "member_token", "sendout", "staff_pin", "till_device"],
  ],

  // `verify` asks each invariant of everything there is, of the replica where there is one.
  "apps/api/verify/check-files.ts": ["stored_file"],
  "apps/api/verify/run-checks.ts": tenantTables,
};

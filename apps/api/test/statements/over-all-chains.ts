import { tenantTables } from "../../src/db/tenant-tables.ts";

/**
 * Who looks at tenants' tables over all chains, or over some of them, as the platform's role: files of the API that send such
 * statements, and the tables these name without a chain. Anything else names its chain.
 */
export const overAllChains: Readonly<Record<string, readonly string[]>> = {
  // What comes round by the clock takes up what is due, of whatever club.
  "src/features/changed-terms/tell-terms.ts": ["terms_telling"],
  "src/features/contacts/update-stored-addresses.ts": [
    ...["contact_change", "earlier_address", "member", "signup", "waiting_purchase"],
  ],
  "src/features/files/queries.ts": ["stored_file"],
  "src/features/files/jobs.ts": ["stored_file"],
  "src/features/files/remove-unused.ts": ["stored_file"],
  "src/features/imports/jobs.ts": ["member_import"],
  "src/features/imports/send-invitations.ts": ["member_import"],
  "src/features/reports/count-reports.ts": ["report_count"],
  "src/features/sending/jobs.ts": ["sendout", "sendout_count"],
  "src/features/sending/tell-short.ts": ["sms_account"],
  "src/features/sending/tell-stopped.ts": ["sendout"],
  "src/features/wallet/jobs.ts": ["wallet_class", "wallet_device", "wallet_pass"],
  "src/features/webhooks/deliver-due.ts": ["webhook_delivery", "webhook_endpoint"],
  "src/features/what-if/jobs.ts": ["what_if"],
  "src/http/work-metrics.ts": ["report_count", "sendout", "sendout_count"],

  // What is kept no longer goes from all of them at once.
  "src/features/imports/forget-imports.ts": ["member_import", "member_import_row"],
  "src/features/messages/forget-messages.ts": ["message"],
  "src/features/webhooks/jobs.ts": ["webhook_event"],
  "src/features/what-if/forget-what-ifs.ts": ["what_if"],
  "src/jobs/schedule.ts": [
    ...["approval_request", "contact_change", "large_amount", "member_merge", "member_session", "member_token"],
    ...["pin_failure", "removal", "signup", "special_day", "stored_answer", "waiting_purchase"],
  ],

  // Whoever calls from outside names no club: a provider's id, a phone or a link tells which it is.
  "src/features/returned-mail/accept-returned.ts": ["sendout", "sendout_recipient"],
  "src/features/returned-mail/accept-single.ts": ["message"],
  "src/features/sms-reports/accept-early-reports.ts": ["message", "sendout_recipient"],
  "src/features/sms-reports/write-report.ts": ["message", "sendout_recipient"],
  "src/features/received-sms/accept-sms.ts": ["member"],
  "src/features/received-sms/forget-replies.ts": ["sms_reply"],
  "src/features/received-sms/save-reply.ts": ["member"],
  "src/features/unsubscribing/find-unsubscriber.ts": ["unsubscribe_id"],
  "src/features/wallet/answer-phones.ts": ["wallet_device", "wallet_pass"],

  // An account works in clubs of several companies.
  "src/features/auth/queries.ts": ["staff"],
  "src/features/auth/second-factor-queries.ts": ["staff"],
  "src/features/auth/end-what-password-opened.ts": ["staff_pin"],
  "src/features/second-factor/queries.ts": ["staff"],
  "src/features/staff/get-access.ts": ["staff"],
  "src/features/api-keys/revoke-made-keys.ts": ["api_key"],
  "src/features/webhooks/end-made-webhooks.ts": ["webhook_endpoint"],
  "src/features/staff/settle-account.ts": ["list_view", "staff", "staff_activity", "staff_pin"],

  // A company pays for its clubs together, and is shown where one of them is open; the platform counts all of them.
  "src/features/billing/billed-queries.ts": ["member"],
  "src/features/billing/get-billing.ts": ["club_counter", "location"],
  "src/features/billing/get-company-detail.ts": ["club_counter", "location"],
  "src/features/billing/read-member-cost.ts": ["club_counter", "location"],
  "src/features/billing/read-recurring.ts": ["club_counter", "location"],
  "src/features/invoices/issue-invoices.ts": ["location", "sms_purchase"],
  "src/features/public/routes.ts": ["terms_version"],
  "src/features/platform-figures/count-months.ts": [
    ...["club_counter", "day_figures", "sendout", "sendout_count", "sendout_recipient"],
  ],

  // The platform's people read the outbox; a demonstration is closed; a backup that was put back sends nothing twice.
  "src/features/outbox/routes.ts": ["message"],
  "src/features/outbox/open-outbox.ts": ["message"],
  "src/features/messages/settle-unsent.ts": ["message"],
  "src/demo/disable-demo.ts": [
    ...["member", "member_device", "member_session", "member_token", "sendout", "staff_pin", "till_device"],
  ],

  // `verify` asks each invariant of everything there is, of the replica where there is one.
  "src/verify/check-files.ts": ["stored_file"],
  "src/verify/run-checks.ts": tenantTables,
};

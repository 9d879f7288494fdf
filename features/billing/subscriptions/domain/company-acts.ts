import type { PlatformTrailAct } from "#packages/domain/acts.ts";

/** Actions about a company that its page on the platform lists. Each has a phrase in every language. */
export const companyActs = [
  "invite-merchant",
  "resend-merchant-invitation",
  "withdraw-merchant-invitation",
  "accept-invitation",
  "decline-invitation",
  "open-company-with-taken-number",
  "accept-document",
  "update-company",
  "leave-company",
  "set-company-standing",
  "book-payment",
  "credit-invoice",
  "book-repayment",
  "subscribe-company",
  "leave-subscription",
  "set-billing",
  "remove-card",
  "allow-support-changes",
  "start-impersonation",
] as const satisfies readonly PlatformTrailAct[];

export type CompanyAct = (typeof companyActs)[number];

import type { PlatformTrailAct } from "#packages/domain/acts.ts";

/** Acts about a company as a whole that the platform is told of on its page; each has its words there in every language. */
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

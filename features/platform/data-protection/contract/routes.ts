import { merchants, type Route } from "#packages/contract/endpoint.ts";

/** What a company owes its members by the law on personal data: its record, its agreement, its duties. */
export const dataProtectionRoutes = {
  /** What is left to do, ticked by fact. */
  getDataProtection: {
    method: "GET",
    path: "/merchant/dataprotection",
    access: merchants,
    key: "withheld",
    support: "open",
  },
  getProcessingRecord: {
    method: "GET",
    path: "/merchant/dataprotection/record",
    access: merchants,
    key: "withheld",
    support: "open",
  },
  updateRecordContact: {
    method: "PUT",
    path: "/merchant/dataprotection/record",
    access: merchants,
    key: "withheld",
    support: "open",
  },
  /** Looked through today, by the caller. */
  reviewRecord: {
    method: "POST",
    path: "/merchant/dataprotection/record/reviews",
    access: merchants,
    key: "withheld",
    support: "open",
  },
  createProcessingActivity: {
    method: "POST",
    path: "/merchant/dataprotection/record/activities",
    access: merchants,
    key: "withheld",
    support: "open",
  },
  /** An activity of the product by its name, or the company's own activity by its number. */
  updateProcessingActivity: {
    method: "PUT",
    path: "/merchant/dataprotection/record/activities/:activity",
    access: merchants,
    key: "withheld",
    support: "open",
  },
  /** One of the company's own; of the product's, the company's words for it. */
  removeProcessingActivity: {
    method: "DELETE",
    path: "/merchant/dataprotection/record/activities/:activity",
    access: merchants,
    key: "withheld",
    support: "open",
  },
  exportProcessingRecord: {
    method: "GET",
    path: "/merchant/dataprotection/record/csv",
    access: merchants,
    download: "text/csv",
    key: "withheld",
  },
  printProcessingRecord: {
    method: "GET",
    path: "/merchant/dataprotection/record/pdf",
    access: merchants,
    download: "application/pdf",
    key: "withheld",
  },
  /** What goes by itself when its days are over: how many there are, go next and went lately. */
  getRetention: {
    method: "GET",
    path: "/merchant/dataprotection/retention",
    access: merchants,
    key: "withheld",
    support: "open",
  },
  listAgreementAcceptances: {
    method: "GET",
    path: "/merchant/dataprotection/agreement",
    access: merchants,
    key: "withheld",
    support: "open",
  },
  printAgreement: {
    method: "GET",
    path: "/merchant/dataprotection/agreement/pdf",
    access: merchants,
    download: "application/pdf",
    key: "withheld",
  },
} as const satisfies Record<string, Route>;

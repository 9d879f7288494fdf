import { merchants, type Route } from "#packages/contract/endpoint.ts";

/** A company's duties under data protection law: its record, its agreement and their state. */
export const dataProtectionRoutes = {
  /** Returns the duties with their state, from stored facts. */
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
  /** Records a review of the record by the caller today. */
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
  /** Changes the company's texts for an activity: a standard one by its name, or the company's own by its number. */
  updateProcessingActivity: {
    method: "PUT",
    path: "/merchant/dataprotection/record/activities/:activity",
    access: merchants,
    key: "withheld",
    support: "open",
  },
  /** Removes an activity of the company's own, or the company's texts for a standard activity. */
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
  /** Returns the rows with automatic removal: their number, the next removals and recent ones. */
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

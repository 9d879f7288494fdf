import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { dataProtectionRoutes } from "../contract/routes.ts";
import { printAgreement } from "./draw-agreement.ts";
import { exportProcessingRecord, printProcessingRecord } from "./export-record.ts";
import { getDataProtection, listAgreementAcceptances } from "./get-data-protection.ts";
import { getRetention } from "./get-retention.ts";
import { readRecord } from "./record-shape.ts";
import { createProcessingActivity, removeProcessingActivity, updateProcessingActivity } from "./update-activity.ts";
import { reviewRecord, updateRecordContact } from "./update-record.ts";

export const dataProtectionHandlers = (services: Services): Handlers<typeof dataProtectionRoutes> => ({
  getDataProtection: (call) => getDataProtection(services, call),
  async getProcessingRecord({ chain, language, day }) {
    const scope = { companyId: chain.companyId, language, today: day.today };
    return (await readRecord(services.db.platform, scope)).record;
  },
  updateRecordContact: (call) => updateRecordContact(services, call),
  reviewRecord: (call) => reviewRecord(services, call),
  createProcessingActivity: (call) => createProcessingActivity(services, call),
  updateProcessingActivity: (call) => updateProcessingActivity(services, call),
  removeProcessingActivity: (call) => removeProcessingActivity(services, call),
  exportProcessingRecord: (call) => exportProcessingRecord(services, call),
  printProcessingRecord: (call) => printProcessingRecord(services, call),
  getRetention: (call) => getRetention(services, call),
  listAgreementAcceptances: (call) => listAgreementAcceptances(services, call),
  printAgreement: (call) => printAgreement(services, call),
});

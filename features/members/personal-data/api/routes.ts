import type { Call, Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { personalDataRoutes } from "../contract/routes.ts";
import { type DataFormat, exportData } from "./export-data.ts";

export const personalDataHandlers = (services: Services): Handlers<typeof personalDataRoutes> => {
  const ofMember = (call: Call<"exportMemberData">, format: DataFormat) =>
    exportData(services, { ...call, memberId: call.params.id, accountId: call.actor.accountId }, format);
  const own = (call: Call<"exportOwnData">, format: DataFormat) =>
    exportData(services, { ...call, memberId: call.actor.memberId, accountId: null }, format);
  return {
    exportMemberData: (call) => ofMember(call, "json"),
    exportMemberDataCsv: (call) => ofMember(call, "csv"),
    exportOwnData: (call) => own(call, "json"),
    exportOwnDataCsv: (call) => own(call, "csv"),
  };
};

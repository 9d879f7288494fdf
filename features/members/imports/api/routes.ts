import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { importsRoutes } from "../contract/routes.ts";
import { exportImportRows } from "./export-rows.ts";
import { getImport, listImportRows, listImports } from "./list-imports.ts";
import { inviteImported } from "./send-invitations.ts";
import { sendImportRows } from "./send-rows.ts";
import { removeImport, setImportState } from "./set-import-state.ts";
import { startImport } from "./start-import.ts";

export const importsHandlers = (services: Services): Handlers<typeof importsRoutes> => ({
  listImports: (call) => listImports(services, call),
  startImport: (call) => startImport(services, call),
  getImport: (call) => getImport(services, call),
  sendImportRows: (call) => sendImportRows(services, call),
  listImportRows: (call) => listImportRows(services, call),
  exportImportRows: (call) => exportImportRows(services, call),
  setImportState: (call) => setImportState(services, call),
  inviteImported: (call) => inviteImported(services, call),
  removeImport: (call) => removeImport(services, call),
});

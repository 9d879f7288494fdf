import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { invoicesRoutes } from "../contract/routes.ts";
import { creditInvoice } from "./credit-invoice.ts";
import { exportAllInvoices, exportInvoices } from "./export-invoices.ts";
import { getInvoice, getPeppolInvoice } from "./get-invoice.ts";
import { listAllInvoices, listInvoices } from "./list-invoices.ts";

export const invoicesHandlers = (services: Services): Handlers<typeof invoicesRoutes> => ({
  listInvoices: (call) => listInvoices(services, call),
  exportInvoices: (call) => exportInvoices(services, call),
  getInvoice: (call) => getInvoice(services, call),
  getPeppolInvoice: (call) => getPeppolInvoice(services, call),
  listAllInvoices: (call) => listAllInvoices(services, call),
  exportAllInvoices: (call) => exportAllInvoices(services, call),
  creditInvoice: (call) => creditInvoice(services, call),
});

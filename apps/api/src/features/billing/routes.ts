import type { billingRoutes } from "@stammis/contract/billing/routes";
import type { Handlers } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { bookBankFile } from "./book-bank-file.ts";
import { bookPayment } from "./book-payment.ts";
import { bookRepayment } from "./book-repayment.ts";
import { closeMonth, listClosings, openMonth } from "./close-months.ts";
import { creditInvoice } from "./credit-invoice.ts";
import { exportAllInvoices, exportInvoices } from "./export-invoices.ts";
import { exportPlans } from "./export-plans.ts";
import { getBilling } from "./get-billing.ts";
import { getBookkeeping } from "./get-bookkeeping.ts";
import { getCompanyDetail } from "./get-company-detail.ts";
import { getInvoice, getPeppolInvoice } from "./get-invoice.ts";
import { listAllInvoices, listInvoices } from "./list-invoices.ts";
import { setBilling } from "./set-billing.ts";
import { setCompanyStanding } from "./set-company-standing.ts";
import { createPlan, listPlans, setPlan } from "./set-plans.ts";
import { getSeller, setSeller } from "./set-seller.ts";
import { leaveSubscription, subscribeCompany } from "./subscribe-company.ts";

export const billingHandlers = (services: Services): Handlers<typeof billingRoutes> => ({
  getBilling: (call) => getBilling(services, call),
  setBilling: (call) => setBilling(services, call),
  subscribeCompany: (call) => subscribeCompany(services, call),
  leaveSubscription: (call) => leaveSubscription(services, call),
  listInvoices: (call) => listInvoices(services, call),
  exportInvoices: (call) => exportInvoices(services, call),
  getInvoice: (call) => getInvoice(services, call),
  getPeppolInvoice: (call) => getPeppolInvoice(services, call),
  listAllInvoices: (call) => listAllInvoices(services, call),
  exportAllInvoices: (call) => exportAllInvoices(services, call),
  creditInvoice: (call) => creditInvoice(services, call),
  bookPayment: (call) => bookPayment(services, call),
  bookRepayment: (call) => bookRepayment(services, call),
  bookBankFile: (call) => bookBankFile(services, call),
  getBookkeeping: (call) => getBookkeeping(services, call),
  listClosings: () => listClosings(services),
  closeMonth: (call) => closeMonth(services, call),
  openMonth: (call) => openMonth(services, call),
  getSeller: () => getSeller(services),
  setSeller: (call) => setSeller(services, call),
  listPlans: (call) => listPlans(services, call),
  exportPlans: (call) => exportPlans(services, call),
  createPlan: (call) => createPlan(services, call),
  setPlan: (call) => setPlan(services, call),
  getCompanyDetail: (call) => getCompanyDetail(services, call),
  setCompanyStanding: (call) => setCompanyStanding(services, call),
});

import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { paymentsRoutes } from "../contract/routes.ts";
import { bookBankFile } from "./book-bank-file.ts";
import { bookPayment } from "./book-payment.ts";
import { bookRepayment } from "./book-repayment.ts";

export const paymentsHandlers = (services: Services): Handlers<typeof paymentsRoutes> => ({
  bookPayment: (call) => bookPayment(services, call),
  bookRepayment: (call) => bookRepayment(services, call),
  bookBankFile: (call) => bookBankFile(services, call),
});

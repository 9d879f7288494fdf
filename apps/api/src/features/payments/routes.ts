import type { paymentRoutes } from "@stammis/contract/payments/routes";
import type { Handlers } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { bookBankFile } from "./book-bank-file.ts";
import { bookPayment } from "./book-payment.ts";
import { bookRepayment } from "./book-repayment.ts";

export const paymentHandlers = (services: Services): Handlers<typeof paymentRoutes> => ({
  bookPayment: (call) => bookPayment(services, call),
  bookRepayment: (call) => bookRepayment(services, call),
  bookBankFile: (call) => bookBankFile(services, call),
});

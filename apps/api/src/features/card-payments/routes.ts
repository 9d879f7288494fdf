import type { cardPaymentRoutes } from "@stammis/contract/card-payments/routes";
import type { Handlers } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { addCard } from "./add-card.ts";
import { finishCardPage } from "./finish-card-page.ts";
import { openPayPage } from "./open-pay-page.ts";
import { removeCard } from "./remove-card.ts";

export const cardPaymentHandlers = (services: Services): Handlers<typeof cardPaymentRoutes> => ({
  addCard: (call) => addCard(services, call),
  removeCard: (call) => removeCard(services, call),
  openPayPage: (call) => openPayPage(services, call),
  finishCardPage: (call) => finishCardPage(services, call),
});

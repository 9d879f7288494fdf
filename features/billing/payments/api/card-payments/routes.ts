import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { cardPaymentsRoutes } from "../../contract/card-payments/routes.ts";
import { addCard } from "./add-card.ts";
import { finishCardPage } from "./finish-card-page.ts";
import { openPayPage } from "./open-pay-page.ts";
import { removeCard } from "./remove-card.ts";

export const cardPaymentsHandlers = (services: Services): Handlers<typeof cardPaymentsRoutes> => ({
  addCard: (call) => addCard(services, call),
  removeCard: (call) => removeCard(services, call),
  openPayPage: (call) => openPayPage(services, call),
  finishCardPage: (call) => finishCardPage(services, call),
});

import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { sendoutsRoutes } from "../contract/routes.ts";
import { addSendoutPicture } from "./add-picture.ts";
import { exportSendouts } from "./export-sendouts.ts";
import { listSendouts } from "./list-sendouts.ts";
import { createSendout, getSendout, removeSendout, updateSendout } from "./save-sendout.ts";
import { getSendoutRules, updateSendoutRules } from "./sendout-rules.ts";

export const sendoutsHandlers = (services: Services): Handlers<typeof sendoutsRoutes> => ({
  listSendouts: (call) => listSendouts(services, call),
  exportSendouts: (call) => exportSendouts(services, call),
  createSendout: (call) => createSendout(services, call),
  addSendoutPicture: (call) => addSendoutPicture(services, call),
  getSendout: (call) => getSendout(services, call),
  updateSendout: (call) => updateSendout(services, call),
  removeSendout: (call) => removeSendout(services, call),
  getSendoutRules: (call) => getSendoutRules(services, call),
  updateSendoutRules: (call) => updateSendoutRules(services, call),
});

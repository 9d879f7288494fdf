import type { sendoutRoutes } from "@stammis/contract/sendouts/routes";
import type { Handlers } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { addSendoutPicture } from "./add-picture.ts";
import { exportSendoutRecipients } from "./export-recipients.ts";
import { exportSendouts } from "./export-sendouts.ts";
import { getSendoutNumbers } from "./get-numbers.ts";
import { countSendoutReach, getSendoutReach } from "./get-reach.ts";
import { listSendoutRecipients } from "./list-recipients.ts";
import { listSendouts } from "./list-sendouts.ts";
import { previewSendoutEmail } from "./preview-email.ts";
import { getHeldSendouts, releaseHeldSendouts } from "./release-held.ts";
import { createSendout, readSendout, removeSendout, updateSendout } from "./save-sendout.ts";
import { testSendout } from "./send-test.ts";
import { getSendoutRules, updateSendoutRules } from "./sendout-rules.ts";
import { setSendoutState } from "./set-sendout-state.ts";

export const sendoutHandlers = (services: Services): Handlers<typeof sendoutRoutes> => ({
  listSendouts: (call) => listSendouts(services, call),
  exportSendouts: (call) => exportSendouts(services, call),
  createSendout: (call) => createSendout(services, call),
  countSendoutReach: (call) => countSendoutReach(services, call),
  addSendoutPicture: (call) => addSendoutPicture(services, call),
  previewSendoutEmail: (call) => previewSendoutEmail(services, call),
  getSendout: (call) => services.db.inChain(call.chain.id, (trx) => readSendout(trx, call, call.params.id)),
  updateSendout: (call) => updateSendout(services, call),
  removeSendout: (call) => removeSendout(services, call),
  setSendoutState: (call) => setSendoutState(services, call),
  getSendoutReach: (call) => getSendoutReach(services, call),
  testSendout: (call) => testSendout(services, call),
  listSendoutRecipients: (call) => listSendoutRecipients(services, call),
  exportSendoutRecipients: (call) => exportSendoutRecipients(services, call),
  getSendoutNumbers: (call) => getSendoutNumbers(services, call),
  getHeldSendouts: (call) => getHeldSendouts(services, call),
  releaseHeldSendouts: (call) => releaseHeldSendouts(services, call),
  getSendoutRules: (call) => getSendoutRules(services, call),
  updateSendoutRules: (call) => updateSendoutRules(services, call),
});

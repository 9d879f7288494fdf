import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { smsRoutes } from "../contract/routes.ts";
import { buySmsCredits } from "./buy-sms-credits.ts";
import { exportSmsEntries } from "./export-sms-entries.ts";
import { getSmsAccount } from "./get-sms-account.ts";
import { listSmsEntries } from "./list-sms-entries.ts";
import { getSmsPackages, setSmsPackages } from "./set-packages.ts";
import { setSmsMonthLimit, setSmsSender, setSmsTopUp } from "./set-sms-settings.ts";

export const smsHandlers = (services: Services): Handlers<typeof smsRoutes> => ({
  getSmsAccount: (call) => getSmsAccount(services, call),
  buySmsCredits: (call) => buySmsCredits(services, call),
  setSmsSender: (call) => setSmsSender(services, call),
  setSmsMonthLimit: (call) => setSmsMonthLimit(services, call),
  setSmsTopUp: (call) => setSmsTopUp(services, call),
  listSmsEntries: (call) => listSmsEntries(services, call),
  exportSmsEntries: (call) => exportSmsEntries(services, call),
  getSmsPackages: (call) => getSmsPackages(services, call),
  setSmsPackages: (call) => setSmsPackages(services, call),
});

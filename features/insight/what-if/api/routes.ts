import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { whatIfRoutes } from "../contract/routes.ts";
import { askWhatIf } from "./ask-what-if.ts";
import { getWhatIf, listWhatIfs } from "./list-what-ifs.ts";
import { removeWhatIf } from "./remove-what-if.ts";

export const whatIfHandlers = (services: Services): Handlers<typeof whatIfRoutes> => ({
  listWhatIfs: (call) => listWhatIfs(services, call),
  askWhatIf: (call) => askWhatIf(services, call),
  getWhatIf: (call) => getWhatIf(services, call),
  removeWhatIf: (call) => removeWhatIf(services, call),
});

import { initialsOf } from "#packages/domain/people/initials.ts";
import type { Handlers } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { devicesRoutes } from "../contract/routes.ts";
import { pinLockedSeconds } from "../domain/pin.ts";
import { approveTillDevice, renameTillDevice, revokeTillDevice, tillDeviceOf } from "./approve-till-device.ts";
import { removePin, setPin } from "./choose-pin.ts";
import { pinFailuresOf } from "./pin-tries.ts";
import { selectCashiers, selectTillDevices } from "./queries.ts";
import { signInByPin } from "./sign-in-by-pin.ts";

export const devicesHandlers = (services: Services): Handlers<typeof devicesRoutes> => ({
  async listTillDevices({ chain, actor }) {
    const [rows] = await services.db.read(chain.id, (q) => [selectTillDevices(q, actor.locationIds)]);
    return rows.map(tillDeviceOf);
  },

  approveTillDevice: (call) => approveTillDevice(services, call),
  renameTillDevice: (call) => renameTillDevice(services, call),
  revokeTillDevice: (call) => revokeTillDevice(services, call),

  async getTillDevice({ chain, actor, realNow }) {
    const [cashiers, [location]] = await services.db.read(chain.id, (q) => [
      selectCashiers(q, chain, actor),
      q.selectFrom("location").select(["id", "name"]).where("id", "=", actor.locationId),
    ]);
    if (!location) return refuse("DEVICE_NOT_APPROVED");
    const { subdomain, commercialName, brandColour, timeZone, sandbox, clockAhead } = chain;
    return {
      id: actor.deviceId,
      name: actor.name,
      chain: { subdomain, commercialName, brandColour, timeZone, sandbox, clockAhead },
      pointOfSale: location,
      cashiers: cashiers.map((row) => ({
        accountId: row.id,
        firstName: row.first_name || row.last_name,
        initials: initialsOf(row.first_name, row.last_name),
        lockedForSeconds: pinLockedSeconds(pinFailuresOf(row), realNow),
      })),
    };
  },

  openTillSession: (call) => signInByPin(services, call),

  async getPin({ chain, actor }) {
    const [[pin]] = await services.db.read(chain.id, (q) => [
      q.selectFrom("staff_pin").select("set_at").where("account_id", "=", actor.accountId),
    ]);
    return { setAt: pin?.set_at.toString() ?? null };
  },

  setPin: (call) => setPin(services, call),
  removePin: (call) => removePin(services, call),
});

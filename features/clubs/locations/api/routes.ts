import type { Handlers } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { locationsRoutes } from "../contract/routes.ts";
import { closeLocation } from "./close-location.ts";
import { exportLocations } from "./export-locations.ts";
import { getLocationClosing } from "./get-closing.ts";
import { ownLocationOf, pointOfSaleOf, selectOwnLocations } from "./queries.ts";
import { createLocation, updateLocation } from "./save-location.ts";
import { removeLocationLogo, setLocationLogo } from "./set-location-logo.ts";

export const locationsHandlers = (services: Services): Handlers<typeof locationsRoutes> => ({
  async listLocations({ chain, actor }) {
    const [rows] = await services.db.read(chain.id, (q) => [selectOwnLocations(q, actor.locationIds)]);
    return rows.map(pointOfSaleOf);
  },

  async getLocation({ chain, actor, params }) {
    const [[row]] = await services.db.read(chain.id, (q) => [
      selectOwnLocations(q, actor.locationIds).where("location.id", "=", params.id),
    ]);
    return row ? ownLocationOf(row) : refuse("NOT_FOUND");
  },

  getLocationClosing: (call) => getLocationClosing(services, call),
  exportLocations: (call) => exportLocations(services, call),
  createLocation: (call) => createLocation(services, call),
  updateLocation: (call) => updateLocation(services, call),
  closeLocation: (call) => closeLocation(services, call),
  setLocationLogo: (call) => setLocationLogo(services, call),
  removeLocationLogo: (call) => removeLocationLogo(services, call),
});

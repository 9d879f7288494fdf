import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { profileRoutes } from "../../contract/routes.ts";
import { createView } from "./create-view.ts";
import { selectViews } from "./queries.ts";
import { removeView } from "./remove-view.ts";
import { updateView } from "./update-view.ts";

export const listViewsHandlers = (services: Services): Handlers<typeof profileRoutes> => ({
  async listViews({ chain, actor }) {
    const [rows] = await services.db.read(chain.id, (q) => [selectViews(q, actor.accountId)]);
    return rows.map((row) => ({ ...row, own: Boolean(row.own) }));
  },

  createView: (call) => createView(services, call),
  updateView: (call) => updateView(services, call),
  removeView: (call) => removeView(services, call),
});

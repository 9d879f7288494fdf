import type { incidentRoutes } from "@stammis/contract/incidents/routes";
import type { Handlers } from "../../request/call.ts";
import { pageOf, readCursor } from "../../request/paging.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { getIncidentLetter, printIncidentLetter } from "./draw-letter.ts";
import { listedOf, readIncident } from "./incident-shape.ts";
import { olderIncidents, selectIncidents } from "./queries.ts";
import { createIncident, setIncidentState, updateIncident } from "./write-incident.ts";

export const incidentHandlers = (services: Services): Handlers<typeof incidentRoutes> => ({
  async listIncidents({ chain, query, realNow }) {
    const rows = await olderIncidents(services.db.platform, chain.companyId, readCursor(query.cursor, 1)).execute();
    const { page, nextCursor } = pageOf(rows, ({ id }) => [id]);
    return { rows: page.map((row) => listedOf(row, realNow)), nextCursor };
  },
  async getIncident({ chain, params, realNow }) {
    const { platform } = services.db;
    const found = selectIncidents(platform, chain.companyId).where("id", "=", params.id);
    return readIncident(platform, (await found.executeTakeFirst()) ?? refuse("NOT_FOUND"), realNow);
  },
  createIncident: (call) => createIncident(services, call),
  updateIncident: (call) => updateIncident(services, call),
  setIncidentState: (call) => setIncidentState(services, call),
  getIncidentLetter: (call) => getIncidentLetter(services, call),
  printIncidentLetter: (call) => printIncidentLetter(services, call),
});

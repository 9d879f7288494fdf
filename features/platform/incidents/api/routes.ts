import type { Handlers } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { incidentsRoutes } from "../contract/routes.ts";
import { getIncidentLetter, printIncidentLetter } from "./draw-letter.ts";
import { exportIncidents } from "./export-incidents.ts";
import { readIncident } from "./incident-shape.ts";
import { listIncidents } from "./list-incidents.ts";
import { selectIncidents } from "./queries.ts";
import { createIncident, setIncidentState, updateIncident } from "./write-incident.ts";

export const incidentsHandlers = (services: Services): Handlers<typeof incidentsRoutes> => ({
  listIncidents: (call) => listIncidents(services, call),
  exportIncidents: (call) => exportIncidents(services, call),
  async getIncident({ chain, params, realNow }) {
    const { platform } = services.db;
    const incidentQuery = selectIncidents(platform, chain.companyId).where("id", "=", params.id);
    return readIncident(platform, (await incidentQuery.executeTakeFirst()) ?? refuse("NOT_FOUND"), realNow);
  },
  createIncident: (call) => createIncident(services, call),
  updateIncident: (call) => updateIncident(services, call),
  setIncidentState: (call) => setIncidentState(services, call),
  getIncidentLetter: (call) => getIncidentLetter(services, call),
  printIncidentLetter: (call) => printIncidentLetter(services, call),
});

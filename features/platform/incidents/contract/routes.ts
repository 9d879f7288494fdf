import { merchants, type Route } from "#packages/contract/endpoint.ts";

/** A company's log of incidents with personal data, from discovery to the report to the authority. */
export const incidentsRoutes = {
  listIncidents: { method: "GET", path: "/merchant/incidents", access: merchants, key: "withheld" },
  exportIncidents: {
    method: "GET",
    path: "/merchant/incidents/export",
    access: merchants,
    download: "text/csv",
    key: "withheld",
  },
  getIncident: { method: "GET", path: "/merchant/incidents/:id", access: merchants, key: "withheld", thing: null },
  createIncident: { method: "POST", path: "/merchant/incidents", access: merchants, key: "withheld" },
  updateIncident: { method: "PUT", path: "/merchant/incidents/:id", access: merchants, key: "withheld", thing: null },
  /** Marks an incident as reported to the authority or closed. */
  setIncidentState: {
    method: "PUT",
    path: "/merchant/incidents/:id/state",
    access: merchants,
    key: "withheld",
    thing: null,
  },
  /** Returns a draft of a letter to the authority or to members. */
  getIncidentLetter: {
    method: "GET",
    path: "/merchant/incidents/:id/letters/:letter",
    access: merchants,
    key: "withheld",
    thing: null,
  },
  printIncidentLetter: {
    method: "GET",
    path: "/merchant/incidents/:id/letters/:letter/pdf",
    access: merchants,
    download: "application/pdf",
    key: "withheld",
    thing: null,
  },
} as const satisfies Record<string, Route>;

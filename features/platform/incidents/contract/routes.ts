import { merchants, type Route } from "#packages/contract/endpoint.ts";

/** A company's log of incidents with personal data, from discovery to what the authority was told. */
export const incidentRoutes = {
  listIncidents: { method: "GET", path: "/merchant/incidents", access: merchants },
  exportIncidents: {
    method: "GET",
    path: "/merchant/incidents/export",
    access: merchants,
    download: "text/csv",
  },
  getIncident: { method: "GET", path: "/merchant/incidents/:id", access: merchants },
  createIncident: { method: "POST", path: "/merchant/incidents", access: merchants },
  updateIncident: { method: "PUT", path: "/merchant/incidents/:id", access: merchants },
  /** Reported to the authority, or closed. */
  setIncidentState: { method: "PUT", path: "/merchant/incidents/:id/state", access: merchants },
  /** A draft of what is written to the authority or to members. */
  getIncidentLetter: { method: "GET", path: "/merchant/incidents/:id/letters/:letter", access: merchants },
  printIncidentLetter: {
    method: "GET",
    path: "/merchant/incidents/:id/letters/:letter/pdf",
    access: merchants,
    download: "application/pdf",
  },
} as const satisfies Record<string, Route>;

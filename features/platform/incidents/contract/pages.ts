export const officePages = {
  incidents: "/account/incidentreport",
  newIncident: "/account/incidentreport/new",
  incident: "/account/incidentreport/$id",
} as const;

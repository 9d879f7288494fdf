export const sv = {
  INCIDENT_STATE: "Incidenten är redan anmäld eller avslutad.",
} as const;

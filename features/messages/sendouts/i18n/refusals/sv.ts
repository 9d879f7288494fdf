export const sv = {
  MEDIUM_REQUIRED: "Välj minst ett sätt att skicka",
  TIME_PASSED: "Tiden har passerat. Välj en ny",
  NOBODY_REACHED: "Ingen medlem kan få utskicket",
} as const;

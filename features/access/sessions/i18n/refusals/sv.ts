export const sv = {
  WRONG_CREDENTIALS: "Fel användarnamn eller lösenord",
} as const;

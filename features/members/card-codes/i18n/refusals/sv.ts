export const sv = {
  CARD_CODE_OLD: "Koden är gammal. Be kunden öppna kortet igen.",
  CARD_CODE_WRONG: "Koden stämmer inte. Be kunden öppna appen med nät, eller sök på telefon eller e-post.",
  NUMBER_ALONE_REFUSED: "Bara numret räcker inte. Skanna koden i kundens app, eller sök på telefon eller e-post.",
} as const;

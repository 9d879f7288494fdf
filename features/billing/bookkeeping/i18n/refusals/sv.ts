export const sv = {
  MONTH_NOT_OVER: "Månaden är inte slut än.",
  MONTH_CLOSED: "Månaden är redan stängd.",
  NOT_LATEST_CLOSED: "Bara den senast stängda månaden kan öppnas.",
  SELLER_INCOMPLETE: "Fyll först i vem som skickar fakturorna.",
} as const;

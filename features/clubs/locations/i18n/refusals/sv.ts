export const sv = {
  INVALID_OPENING_HOURS: "Kontrollera öppettiderna: de får inte överlappa, och sluttiden ska vara efter starttiden.",
  INVALID_SPECIAL_DAYS: "Se över de avvikande öppettiderna: varje rad behöver ett namn, datum och tider som stämmer.",
  SUBPAGE_TAKEN: "Den undersidan är upptagen",
  LAST_LOCATION: "Klubben behöver minst ett säljställe",
} as const;

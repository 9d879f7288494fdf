export const sv = {
  PACKAGE_TWICE: "Samma antal krediter står två gånger",
  PRICE_CHANGED: "Priset har ändrats. Titta på det nya innan du köper",
  LEVEL_ABOVE_PACKAGE: "Nivån måste vara lägre än vad paketet fyller på",
} as const;

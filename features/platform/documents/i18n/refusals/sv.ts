export const sv = {
  VERSION_NOT_LATER: "Det finns redan en version från den dagen eller senare",
  DEMANDED_TOO_EARLY: "Tidigast den dag då texten börjar gälla",
  VERSION_IN_USE: "Versionen gäller redan, eller har godkänts av någon",
} as const;

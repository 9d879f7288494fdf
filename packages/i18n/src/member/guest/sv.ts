export const sv = {
  title: "Välkommen till {chain}",
  pointsText: "Samla poäng varje gång du handlar och ta ut dem som belöningar. Kortet finns i mobilen.",
  clubText: "Bli medlem och ha kortet i mobilen.",
  register: "Bli medlem",
  cardHint: "Ditt namn här",
} as const;

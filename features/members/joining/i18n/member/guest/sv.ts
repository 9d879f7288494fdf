export const sv = {
  title: "Välkommen till {chain}",
  pointsText: "Samla poäng varje gång du handlar och byt dem mot belöningar. Kortet finns i mobilen.",
  clubText: "Bli medlem, så har du kortet i mobilen.",
  register: "Bli medlem",
  cardHint: "Ditt namn här",
  stampsText: "Samla stämplar när du handlar. Kortet finns i mobilen.",
  campaigns: "Just nu hos oss",
  stampCards: "Stämpelkort du kan börja på",
  pointsFailed: "Det gick inte att hämta klubbens poäng",
  rewards: "Belöningar att samla till",
} as const;

export const sv = {
  cost: "{count, plural, one {# poäng} other {# poäng}}",
  how: "Visa ditt kort i kassan för att lösa in den.",
  guestText: "Logga in för att se hur nära du är.",
  fetchFailed: "Det gick inte att hämta belöningen",
  howValue: "Visa ditt kort i kassan, så dras beloppet av.",
  guestTextValue: "Bli medlem eller logga in för att använda den.",
  atLeast: "Vid köp för minst {amount} kr",
  useThrough: {
    POINTS: "Du kan använda dina poäng, belöningar och kuponger till och med {day}.",
    OFFERS: "Du kan använda dina belöningar och kuponger till och med {day}.",
  },
  rests: {
    POINTS: "Poäng, belöningar och kuponger kan inte användas just nu. Du får poäng för dina köp som vanligt.",
    OFFERS: "Belöningar och kuponger kan inte användas just nu.",
  },
} as const;

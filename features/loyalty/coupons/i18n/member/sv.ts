export const sv = {
  cost: "{count, plural, one {# poäng} other {# poäng}}",
  how: "Visa ditt kort i kassan för att lösa in den.",
  guestText: "Logga in för att se hur nära du är.",
  fetchFailed: "Det gick inte att hämta belöningen",
  howValue: "Visa ditt kort i kassan, så dras beloppet av.",
  guestTextValue: "Bli medlem eller logga in för att använda den.",
  atLeast: "Vid köp för minst {amount} kr",
} as const;

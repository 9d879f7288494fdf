export const sv = {
  title: "Dina poäng",
  noneDue: "Du har inga poäng ännu. Visa kortet när du handlar.",
  validThrough: "{count, plural, one {# poäng gäller} other {# poäng gäller}} till och med {date}",
  whenDue: "Se när poängen går ut",
  dueTitle: "När poängen går ut",
  dueText: "Poängen gäller till och med dagen som visas.",
  history: "Köphistorik",
  rewards: "Belöningar",
  noRewardsTitle: "Inga belöningar just nu",
  noRewardsText: "Dina poäng väntar på dig så länge de gäller.",
  fetchFailed: "Det gick inte att hämta dina poäng",
  dueFailed: "Det gick inte att hämta när poängen går ut",
} as const;

/** The platform's customers, as its admin sees them. */
export const sv = {
  menu: { company: "Företaget", companies: "Företag" },
  title: "Företag",
  search: "Namn, handlare, klubb, ort eller org.nr",
  noClub: "Ingen klubb ännu",
  paying: "Betalar nu",
  notOpened: "Inte öppnat",
  nearBudget: "Nära sin gräns",
  empty: "Inga företag ännu",
  emptyText: "Bjud in den första handlaren, så skickar vi ett mejl med en länk.",
  noMatch: "Inget företag stämmer med sökningen",
  failed: "Det gick inte att hämta företagen",
  invite: "Bjud in handlare",
  inviteLead: "Bara e-postadressen behövs. Det du fyller i slipper handlaren skriva.",
  inviteLanguage: "Språk i inbjudan",
  invitePerson: "Personen",
} as const;

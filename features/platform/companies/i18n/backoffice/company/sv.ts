/** The company behind the club, edited by its merchant. */
export const sv = {
  title: "Företaget",
  lead: "Det här står på fakturor och i avtal. Medlemmarna ser klubbens namn, inte företagets.",
  details: "Uppgifter",
  saved: "Företaget är sparat",
  failed: "Det gick inte att spara företaget",
  fetchFailed: "Det gick inte att hämta företaget",
  agreements: "Avtal",
  agreementsLead: "Det som gäller mellan företaget och Stammis.",
  acceptedBy: "Godkänt av {name} {date}",
  newer: "Det finns en ny version sedan dess.",
  notAccepted: "Inte godkänt ännu",
  accept: "Godkänn",
  acceptNamed: "Godkänn {document}",
  accepted: "Godkänt för {company}",
  acceptFailed: "Det gick inte att godkänna",
} as const;

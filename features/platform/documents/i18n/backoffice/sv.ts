/** The names of the platform's documents. Their texts are stored separately and fetched when opened. */
export const sv = {
  menu: "Villkor och avtal",
  title: "Villkor och avtal",
  TERMS_OF_SERVICE: "Användarvillkor",
  PRIVACY_POLICY: "Integritetspolicy",
  DATA_PROCESSING_AGREEMENT: "Personuppgiftsbiträdesavtal",
  accept: "Jag godkänner",
  links: {
    TERMS_OF_SERVICE: "användarvillkoren",
    PRIVACY_POLICY: "integritetspolicyn",
    DATA_PROCESSING_AGREEMENT: "personuppgifts\u00adbiträdesavtalet",
  },
  forCompany: "Avtal för företaget",
  forCompanyLead: "Du godkänner dem för företagets räkning.",
  validFrom: "Gäller från {date}",
  comesFrom: "Börjar gälla {date}",
  coming: "En ny version gäller från {date}",
  changes: {
    none: "Ingenting har ändrats",
    unchanged: "{count, plural, one {# avsnitt är oförändrat.} other {# avsnitt är oförändrade.}}",
    ADDED: "Nytt:",
    REMOVED: "Borttaget:",
  },
  failed: "Det gick inte att hämta texten",
  back: "Tillbaka",
} as const;

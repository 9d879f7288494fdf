export const sv = {
  LABEL_REQUIRED: "Knappen behöver en text när den har en länk",
  MONTHS_REQUIRED: "Ange hur många månader erbjudandet gäller",
  WELCOME_OFFER_EXISTS: "Klubben har redan ett välkomsterbjudande",
  WELCOME_OFFER_EVERYWHERE: "Välkomsterbjudandet gäller på alla säljställen",
  AUDIENCE_NOT_PUBLIC: "Det som är för ett urval visas inte för alla",
  AUDIENCE_NOT_WELCOMED: "Välkomsterbjudandet är för alla som går med",
  BANNER_VERSION_UNKNOWN: "Bilden är gjord i en nyare version av tjänsten: ladda om sidan",
} as const;

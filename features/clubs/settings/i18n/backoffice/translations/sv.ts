/** Texts of the fields for translations into each offered language. */
export const sv = {
  label: "Textens språk",
  own: "klubbens språk",
  others: "På andra språk",
  missing: "{count, plural, one {# text saknas} other {# texter saknas}}",
  wrong: "Något är fel här",
  fallback: "Det som är tomt visas på {language}.",
} as const;

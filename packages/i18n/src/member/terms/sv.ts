export const sv = {
  membershipFailed: "Det gick inte att hämta medlemsvillkoren",
  privacyFailed: "Det gick inte att hämta integritetspolicyn",
  emptyTitle: "Texten är inte publicerad ännu",
  emptyText: "Fråga i butiken om du undrar något.",
} as const;

export const sv = {
  TERMS_OF_MEMBERSHIP_REQUIRED: "Du behöver godkänna medlemsvillkoren för att bli medlem",
  ALREADY_JOINED: "Du är redan medlem. Logga in, eller välj ett nytt lösenord.",
  SIGN_IN_TO_ACCEPT: "Du har redan ett konto. Logga in för att svara på inbjudan.",
  COMPANY_NOT_FOUND: "Det gick inte att hitta företaget. Fyll i uppgifterna själv.",
  COMPANY_LOOKUP_UNAVAILABLE: "Det gick inte att slå upp företaget. Fyll i uppgifterna själv.",
} as const;

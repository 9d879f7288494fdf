export const sv = {
  SCOPES_REQUIRED: "Välj minst en sak som nyckeln får göra",
  SCOPE_NEEDS_CLUB:
    "En del av detta gäller hela klubben och kan inte ges till en nyckel som är bunden till säljställen",
  TOO_MANY_KEYS: "Ni kan inte ha fler nycklar. Återkalla en först.",
} as const;

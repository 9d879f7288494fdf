export const sv = {
  SECOND_STEP_OVER: "Det tog för lång tid eller blev för många fel. Börja om med lösenordet.",
  WRONG_CODE: "Koden stämmer inte, eller är redan använd. Vänta på nästa och försök igen.",
  PASSKEY_NOT_ACCEPTED: "Nyckeln godkändes inte. Försök igen, eller välj ett annat sätt.",
  SECOND_FACTOR_REQUIRED: "Du måste ha ett andra steg. Lägg till ett nytt innan du tar bort det här.",
  SECOND_FACTOR_MISSING: "Lägg till ett andra steg för dig själv först.",
} as const;

export const sv = {
  INVALID_PIN: "Koden ska ha 4 till 6 siffror",
  PIN_TOO_SIMPLE: "Den koden är för lätt att gissa. Välj en annan.",
  WRONG_PIN: "Fel kod. Försök igen, eller logga in med lösenord.",
} as const;

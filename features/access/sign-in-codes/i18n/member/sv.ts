export const sv = {
  title: "Logga in med kod",
  text: "Vi skickar en engångskod till din e-post eller mobil.",
  send: "Skicka kod",
  sent: "Om {contact} hör till ett medlemskap kommer koden strax. Den gäller i {minutes, number} minuter.",
  code: "Kod med sex siffror",
  have: "Jag har redan en kod",
  other: "Byt e-post eller telefonnummer",
  back: "Till inloggningen",
  failed: "Koden kunde inte skickas",
} as const;

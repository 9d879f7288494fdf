/** The sendout that a campaign's publication starts. */
export const sv = {
  counting: "Mottagarna räknas …",
  reachIn: {
    SMS: "{count, plural, one {1 får sms} other {# får sms}}",
    EMAIL: "{count, plural, one {1 får e-post} other {# får e-post}}",
  },
  title: "Publicera och skicka ”{name}”?",
  send: "Publicera och skicka",
  sent: "”{name}” är publicerad, och meddelandet är på väg",
  sentForApproval: "”{name}” är publicerad, och meddelandet väntar på ett godkännande",
  failed: "Kampanjen är inte publicerad",
  nobodyNext: "Ändra vem kampanjen är till för, eller hur den skickas. Ni kan också publicera den utan meddelande.",
};

export const sv = {
  leavesOut: "Skicka till så många som krediterna räcker till",
  hint: {
    NO_SMS_CREDITS: "De andra hoppas över. Ni kan också köpa fler krediter först.",
    SMS_MONTH_LIMIT: "De andra hoppas över. Ni kan också höja månadens gräns först.",
  },
  needed: {
    NO_SMS_CREDITS: "Krediterna räcker inte till alla. Kryssa i rutan eller köp fler krediter.",
    SMS_MONTH_LIMIT: "Månadens gräns för sms räcker inte till alla. Kryssa i rutan eller höj gränsen.",
  },
  toSmsAccount: {
    NO_SMS_CREDITS: "Köp krediter",
    SMS_MONTH_LIMIT: "Ändra månadens gräns",
  },
};

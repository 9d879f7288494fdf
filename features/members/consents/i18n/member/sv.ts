/** The words beside the boxes of marketing. Kept with each answer as its evidence: new words, new evidence. */
export const sv = {
  signUp: { EMAIL: "Ja, skicka erbjudanden med e-post", SMS: "Ja, skicka erbjudanden med sms" },
  profile: { EMAIL: "Skicka erbjudanden med e-post", SMS: "Skicka erbjudanden med sms" },
} as const;

/**
 * The texts next to the marketing boxes. Each answer stores its text as evidence, so new texts only apply to new
 * answers.
 */
export const sv = {
  signUp: { EMAIL: "Ja, skicka erbjudanden med e-post", SMS: "Ja, skicka erbjudanden med sms" },
  profile: { EMAIL: "Skicka erbjudanden med e-post", SMS: "Skicka erbjudanden med sms" },
} as const;

/** Messages of errors that any call may return; loaded before all other refusal messages. */
export const sv = {
  UNAVAILABLE: "Tjänsten går inte att nå just nu. Försök igen om en stund.",
  INTERNAL: "Hoppsan. Något gick fel.",
} as const;

/** What any call may come to: at hand before all other refusals' words. */
export const sv = {
  UNAVAILABLE: "Tjänsten går inte att nå just nu. Försök igen om en stund.",
  INTERNAL: "Hoppsan. Något gick fel.",
} as const;

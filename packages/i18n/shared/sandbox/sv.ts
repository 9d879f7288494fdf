/** Words on every screen of a sandbox. */
export const sv = {
  name: "Sandlåda",
  clock:
    "{days, plural, =0 {klockan går rätt} one {klockan går # dag före: {date}} other {klockan går # dagar före: {date}}}",
} as const;

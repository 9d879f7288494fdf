/** The pad on which staff type their PIN. */
export const sv = {
  typed: "{count, plural, =0 {Inga siffror skrivna} one {# siffra skriven} other {# siffror skrivna}}",
  erase: "Radera",
} as const;

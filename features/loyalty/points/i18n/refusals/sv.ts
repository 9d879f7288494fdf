export const sv = {
  CORRECTION_LIMIT: "Det är fler poäng än du får ändra i dag",
  ALREADY_VOIDED: "Det är redan tillbakadraget",
} as const;

export const sv = {
  DATE_TWICE: "Två priser kan inte börja samma dag",
} as const;

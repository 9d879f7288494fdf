export const sv = {
  EVENTS_REQUIRED: "Välj minst en händelse",
  TOO_MANY_WEBHOOKS: "Ni kan inte ha fler webhookar. Ta bort en först.",
} as const;

export const sv = {
  WHAT_IF_RUNNING: "Klubben har redan en fråga som räknas. Vänta tills den är klar, eller ta bort den",
} as const;

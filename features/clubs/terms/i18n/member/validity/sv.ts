export const sv = {
  lastDay: "Sista dagen i dag",
  tomorrow: "Gäller till i morgon",
  weekday: "Gäller till {day}",
  date: "Gäller till {day}",
  over: "Gick ut {day}",
  coming: "Gäller från {day}",
} as const;

import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  openUntil: "Open until {time}",
  openAllDay: "Open 24 hours",
  openUntilDay: "Open until {day} at {time}",
  closedNow: "Closed",
  specialToday: "{name} today",
  closed: "closed",
  special: "Special hours",
  opensAt: "Opens {day} at {time}",
  opensToday: "Opens today at {time}",
  hours: "Opening hours",
  everyDay: "Every day",
  dayRange: "{from}–{to}",
  allDay: "24 hours",
  website: "Website",
  directions: "Directions",
};

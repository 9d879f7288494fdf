import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "Contact",
  myHome: "My Home location",
  setHome: "Set as home location",
  homeSet: "{name} is now your home location",
  chooseTitle: "Choose your home location",
  chooseText: "The one you visit most. You can change it later.",
  confirm: "Confirm",
  openUntil: "Open until {time}",
  openAllDay: "Open all day today",
  opensAt: "Opens {day} at {time}",
  opensToday: "Opens today at {time}",
  hours: "Opening hours",
  everyDay: "Every day",
  dayRange: "{from}–{to}",
  allDay: "around the clock",
  website: "Website",
  emptyTitle: "No shops yet",
  emptyText: "Addresses and opening hours will be shown here.",
  fetchFailed: "Unable to fetch Points of sale",
  locationFailed: "There is no such sale location",
  homeFailed: "Unable to set pos as home location",
  subpageMissing: "There is no point of sale under this subpage.",
};

import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "Contact",
  myHome: "My Home location",
  setHome: "Set as home location",
  homeSet: "{name} is now your home location",
  chooseTitle: "Choose your home location",
  chooseText: "The one you visit most. You can change it later.",
  homeClosed: "{name} has closed",
  homeClosedText: "Choose the one you visit most to see what’s on there.",
  chooseHome: "Choose a new home location",
  confirm: "Confirm",
  emptyTitle: "No shops yet",
  emptyText: "You’ll find addresses and opening hours here.",
  fetchFailed: "Unable to fetch Points of sale",
  locationFailed: "There is no such sale location",
  homeFailed: "Unable to set pos as home location",
  subpageMissing: "There is no point of sale under this subpage.",
  homeFetchFailed: "Unable to fetch Home location",
  selectedMissing: "Selected place of sale does not exist",
  toClub: "To {chain}",
};

import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "SMS prices",
  lead: "Clubs buy credits in packages. A new price applies from now on; credits already bought keep theirs. Excluding VAT.",
  club: "Club",
  clubHint: "Search for a club to give it prices of its own.",
  everyClub: "All clubs",
  noClub: "No clubs found",
  saveFirst: "Save first to choose another.",
  fetchFailed: "Unable to load the prices",
  ofAll: "Standard prices, for clubs without their own.",
  ofClub: "{name} has its own prices, which replace the standard ones.",
  asAll: "{name} has the standard prices. What you save here becomes the club’s own.",
  none: "No credits can be bought.",
  add: "Add a package",
  asAllAgain: "Use the standard prices",
  newPackage: "New package",
  package: "{credits} credits",
  credits: "Credits",
  price: "Price excl. VAT",
  each: "{ore} öre a credit",
  remove: "Remove: {name}",
  saved: "Prices saved",
  saveFailed: "Unable to save the prices",
};

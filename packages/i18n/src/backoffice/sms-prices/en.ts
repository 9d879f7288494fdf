import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "SMS prices",
  lead: "Clubs buy credits in packages. A new price counts from now on; what is bought keeps its own. VAT not included.",
  club: "Club",
  clubHint: "Search for a club to give it prices of its own.",
  everyClub: "All clubs",
  noClub: "No clubs found",
  saveFirst: "Save first to choose another.",
  fetchFailed: "Unable to load the prices",
  ofAll: "For all clubs that have no prices of their own.",
  ofClub: "{name} has prices of its own, which stand instead of everyone’s.",
  asAll: "{name} has everyone’s prices. What you save here becomes the club’s own.",
  none: "No credits can be bought.",
  add: "Add a package",
  asAllAgain: "Give the club everyone’s prices",
  newPackage: "New package",
  package: "{credits} credits",
  credits: "Credits",
  price: "Price without VAT",
  each: "{ore} öre a credit",
  remove: "Remove: {name}",
  saved: "The prices are saved",
  saveFailed: "Unable to save the prices",
};

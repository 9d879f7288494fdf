import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  title: "Plans and prices",
  fetchFailed: "Unable to load the plans",
  search: "Name of the plan",
  empty: "No plans yet",
  emptyText:
    "A plan says what a company pays for its points of sale and members. Without one no company can go on after its trial.",
  noneFound: "No plan matches the search",
  notFound: "There is no such plan",
  notFoundText: "The address may be wrong.",
  newTitle: "New plan",
  create: "Create the plan",
  columns: {
    name: "Plan",
    offered: "Chosen by",
    location: "Point of sale",
    included: "Members included",
    member: "Member beyond",
    next: "Changes",
    companies: "Companies",
  },
  offered: "Everyone new",
  given: "The platform",
  next: "{amount} from {day}",
  companiesWord: "{count, plural, one {company} other {companies}}",
  plan: "The plan",
  planLead: "Every company has a plan. It pays by the plan’s price, day by day.",
  name: "Name",
  offeredLabel: "New companies get this plan",
  offeredHint:
    "Whoever goes on after the trial gets it. Where several are turned on, the oldest counts. Other plans you give a company on its page.",
  prices: "Prices",
  pricesLead:
    "In kronor a month without VAT. A month in which the price changes is shared by its days. What has begun cannot be changed: add a new price.",
  since: "Since {day}",
  begun: "{location} a point of sale, {included} members included for each, {member} a member beyond those",
  addPrice: "Add a price",
  newPrice: "New price",
  priceFrom: "The price from {day}",
  remove: "Remove: {name}",
  fields: {
    from: "From",
    location: "Point of sale",
    membersIncluded: "Members included",
    member: "Member beyond",
  },
  changes: {
    title: "What changes",
    lead: "Those who pay by the plan are told by email, in the daytime within an hour or so, and again if it changes.",
    none: "Nothing changes: the price holds until further notice.",
    pays: "From {day} {companies, plural, =0 {there is a new price, which no company pays then} one {# company pays a new price} other {# companies pay a new price}}",
    paysLocation:
      "From {day} {companies, plural, =0 {the price is} one {# company pays} other {# companies pay}} {becomes} instead of {was} a point of sale",
    begins: "The plan begins on {day}",
    calledOff:
      "No new price on {day}{companies, plural, =0 {} one {: # company pays as before} other {: # companies pay as before}}",
    location: "Point of sale",
    membersIncluded: "Members included",
    member: "Member beyond",
    part: "{what}: {becomes} instead of {was}",
    first: "{what}: {becomes}",
  },
  saved: "The plan is saved",
  saveFailed: "Unable to save the plan",
};

import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  menu: "Plans and prices",
  title: "Plans and prices",
  fetchFailed: "Unable to load the plans",
  search: "Name of the plan",
  empty: "No plans yet",
  emptyText:
    "A plan sets what a company pays for its points of sale and members. Without one, no company can continue after its trial.",
  noneFound: "No plans match the search",
  notFound: "Plan not found",
  notFoundText: "The address may be wrong.",
  newTitle: "New plan",
  create: "Create the plan",
  offered: "Anyone new",
  given: "The platform",
  next: "{amount} from {day}",
  companiesWord: "{count, plural, one {company} other {companies}}",
  plan: "The plan",
  planLead: "Every company has a plan and pays its price, day by day.",
  name: "Name",
  offeredLabel: "New companies get this plan",
  offeredHint:
    "Companies that continue after the trial get it. If several are turned on, the oldest applies. You give a company any other plan on its page.",
  prices: "Prices",
  pricesLead:
    "In kronor a month, excluding VAT. If the price changes mid-month, the month is split by day. A price in force can’t be changed: add a new one.",
  since: "Since {day}",
  begun: "{location} per point of sale, {included} members included with each, {member} per extra member",
  addPrice: "Add a price",
  newPrice: "New price",
  priceFrom: "The price from {day}",
  remove: "Remove: {name}",
  fields: {
    from: "From",
    location: "Point of sale",
    membersIncluded: "Members included",
    member: "Extra member",
  },
  changes: {
    title: "What changes",
    lead: "Companies on the plan are told by email, in the daytime within an hour or so, and again if it changes.",
    none: "No changes: the price applies until further notice.",
    pays: "From {day} {companies, plural, =0 {there’s a new price, which no company will be paying} one {# company pays a new price} other {# companies pay a new price}}",
    paysLocation:
      "From {day} {companies, plural, =0 {the price is} one {# company pays} other {# companies pay}} {becomes} instead of {was} per point of sale",
    begins: "The plan starts on {day}",
    calledOff:
      "No new price on {day}{companies, plural, =0 {} one {: # company pays as before} other {: # companies pay as before}}",
    location: "Point of sale",
    membersIncluded: "Members included",
    member: "Extra member",
    part: "{what}: {becomes} instead of {was}",
    first: "{what}: {becomes}",
  },
  saved: "Plan saved",
  saveFailed: "Unable to save the plan",
};

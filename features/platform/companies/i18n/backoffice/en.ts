import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  menu: { company: "The company", companies: "Companies" },
  title: "Companies",
  search: "Name, merchant, club, city or company number",
  noClub: "No club yet",
  paying: "Paying now",
  notOpened: "Not opened",
  nearBudget: "Near a limit",
  empty: "No companies yet",
  emptyText: "Invite the first merchant; they get an email with a link.",
  noMatch: "No company matches the search",
  failed: "Unable to fetch company data",
  invite: "Invite a merchant",
  inviteLead: "Only the email address is needed. Whatever you fill in here, they won’t have to.",
  inviteLanguage: "Language of the invitation",
  invitePerson: "The person",
};

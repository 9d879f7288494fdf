import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  lead: "Everything that leads customers into the club: its address, its codes and invitations.",
  fetchFailed: "Unable to fetch the club’s address",
  clubAddress: "The club’s address",
  clubAddressHint: "Members log in here, and new ones join. Put it on the receipt, in the window and in social media.",
  codes: "Codes to put up",
  codesHint: "Whoever scans one joins at that very point of sale.",
  posterLanguage: "Language of the poster",
  codeOf: "Code of {name}",
  print: "Print for {name}",
  formats: { A4: "A4 poster", A5: "A5 sign", TENT: "Table tent" },
  fileName: "poster",
  posterFailed: "Unable to make the poster",
  invite: "Invite many",
  inviteHint: "Paste a list from the address book or the spreadsheet. Everybody gets a link of their own.",
  paste: "E-mail addresses and mobile numbers",
  pasteHint: "One on each line, or with commas between. Names beside them do no harm.",
  pasteExample: "siv@example.com\n070-123 45 67",
  tooMany: "At most {max, plural, other {#}} at a time",
  found:
    "{emails, plural, =0 {No e-mail addresses} one {# e-mail address} other {# e-mail addresses}}, {phones, plural, =0 {no mobile numbers} one {# mobile number} other {# mobile numbers}}",
  unread: "{count, plural, one {One cannot be read: {which}} other {# cannot be read: {which}}}",
  inviteLanguage: "Language of the invitation",
  inviteAll: "{count, plural, =0 {Invite} one {Invite one} other {Invite #}}",
  progress: "{tried, plural, other {#}} of {total, plural, other {#}}",
  invited: "{count, plural, =0 {Nobody is invited} one {One is invited} other {# are invited}}",
  untried: "{count, plural, one {One has not been tried.} other {# have not been tried.}}",
  stop: "Stop",
  more: "Invite more",
};

import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  menu: "Attract",
  lead: "Everything that brings customers into the club: its address, codes and invitations.",
  fetchFailed: "Unable to load the club’s address",
  clubAddress: "The club’s address",
  clubAddressHint: "Members log in here, and new ones join. Put it on receipts, in the window and on social media.",
  codes: "Codes to put up",
  codesHint: "Anyone who scans one joins at that point of sale.",
  posterLanguage: "Language of the poster",
  codeOf: "Code for {name}",
  print: "Print for {name}",
  formats: { A4: "A4 poster", A5: "A5 sign", TENT: "Table tent", WINDOW: "Window sticker", TILL: "Till sign" },
  background: "Background",
  backgrounds: { COLOUR: "The club’s colour", WHITE: "White, saves ink" },
  fileName: "poster",
  posterFailed: "Unable to make the poster",
  invite: "Invite many",
  inviteHint: "Paste a list from your address book or a spreadsheet. Everyone gets their own link.",
  paste: "Email addresses and mobile numbers",
  pasteHint: "One per line, or separated by commas. Names next to them are fine.",
  pasteExample: "siv@example.com\n070-123 45 67",
  tooMany: "At most {max, plural, other {#}} at a time",
  found:
    "{emails, plural, =0 {No email addresses} one {# email address} other {# email addresses}}, {phones, plural, =0 {no mobile numbers} one {# mobile number} other {# mobile numbers}}",
  cost: "{credits, plural, one {The SMS cost at most # credit} other {The SMS cost at most # credits}} of the {available, plural, =0 {zero} one {#} other {#}} you have.",
  short: "You don’t have enough credits for every mobile number. The rest stay here.",
  toCredits: "Buy credits",
  unread: "{count, plural, one {One can’t be read: {which}} other {# can’t be read: {which}}}",
  inviteLanguage: "Language of the invitation",
  inviteAll: "{count, plural, =0 {Invite} one {Invite one} other {Invite #}}",
  progress: "{tried, plural, other {#}} of {total, plural, other {#}}",
  invited: "{count, plural, =0 {Nobody invited} one {One invited} other {# invited}}",
  untried: "{count, plural, one {One hasn’t been tried.} other {# haven’t been tried.}}",
  stop: "Stop",
  more: "Invite more",
  palette: {
    acts: {
      inviteMembers: "Invite members",
      printPoster: "Print a poster",
    },
    also: {
      inviteMembers: "attract customers email e-mail sms link",
      printPoster: "sign table tent QR code link attract",
    },
  },
};

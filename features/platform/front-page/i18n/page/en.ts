import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

/** The page that a stranger sees at the product's own address. */
export const en: Phrases<typeof sv> = {
  title: "Stammis – loyalty clubs for shops, cafés and chains",
  description:
    "Points, stamp cards and rewards on your customer’s phone. The till takes seconds. Try it free for {days} days, no card needed.",
  promise: "Turn new guests into regulars",
  lead: "Points, stamp cards and rewards on your customer’s phone. The till takes seconds, and you see who comes back.",
  start: "Start your club",
  signIn: "Sign in",
  trial: "Free for {days} days. No card needed.",
  languages: "Language",
  card: {
    title: "The coffee card",
    subtitle: "Every sixth coffee is on us",
    reward: "A coffee",
    left: "{count} to go for",
    collected: "{count} of {total} stamps",
    give: "Give a stamp",
    fullTitle: "The card is full",
    fullText: "A coffee on the house. The till shows it at the next visit.",
    again: "Start a new card",
  },
  steps: {
    title: "How it works",
    open: "Open your club",
    openText: "Name, colour and logo. Choose points, stamp cards or both.",
    invite: "Invite your guests",
    inviteText: "Put up the poster with its QR code. Guests join on their phone, with no app to download.",
    see: "See them come back",
    seeText:
      "The till scans the card, and the points show on the phone at once. A message reaches those who stay away.",
  },
  price: {
    title: "One price per point of sale",
    month: "a month",
    free: "Free",
    noMembersMore: "Any number of members is included.",
    members:
      "{included, plural, one {# member is} other {# members are}} included. Each member beyond that costs {member} a month.",
    tax: "Excluding VAT. Text messages are bought separately.",
  },
  demo: {
    title: "Look around first",
    text: "{club} is made up, with a year of purchases and members. Click around as much as you like.",
    office: "Open the demo",
    member: "See the customer’s app",
  },
  terms: "Terms of service",
  privacy: "Privacy policy",
  login: { title: "Sign in", description: "Sign in to Stammis: the till and everything about your club." },
  signUp: {
    title: "Start your club",
    description: "Open a loyalty club with points and stamp cards. Free for {days} days, no card needed.",
  },
};

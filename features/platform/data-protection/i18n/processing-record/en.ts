import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  activities: {
    membership: {
      name: "The membership",
      purpose: "To run the club: to know who its members are, show them their card and reach them.",
      retention: "For as long as the membership lasts. Anyone who leaves the club is erased at once.",
    },
    joining: {
      name: "Invitations and sign-ups",
      purpose:
        "To invite people who want to join, to let a purchase at the till wait for them, and to see which web shop orders had no member.",
      retention:
        "Links for 90 days after they expire. A purchase waits at most 30 days. The buyer’s addresses in an order stay at most 30 days.",
    },
    loyalty: {
      name: "Purchases, points, stamps and coupons",
      purpose: "To give the member what the club promises, and to be able to show where each point came from.",
      retention:
        "For as long as the membership lasts. Once the member is erased, the figures stay but cannot be linked to anyone.",
    },
    signIn: {
      name: "The member’s login",
      purpose: "To give the member, and nobody else, access to their own card.",
      retention: "Sessions until they end, known devices for 400 days after they were last used.",
    },
    messages: {
      name: "Messages about the membership",
      purpose: "To send what the member asked for or needs to know, such as links to log in.",
      retention: "Address, subject and text for 90 days. One-time links are removed once the message is handed over.",
    },
    marketing: {
      name: "Sendouts and offers",
      purpose: "To send offers to those who have said yes, and to prove when they said it and to what.",
      retention:
        "Consents for as long as the membership lasts. That an address has said no is kept as a checksum that cannot be read.",
    },
    wallet: {
      name: "The card in the phone’s wallet",
      purpose: "To show the card in Apple Wallet or Google Wallet to those who have put it there.",
      retention: "Until the card is removed from the wallet, or 30 days after the member is erased.",
    },
    care: {
      name: "Notes, lists and merges",
      purpose: "To give good service, bring in members from an earlier club and merge duplicates.",
      retention:
        "Notes until they are removed or the member is erased. Rows of a list for 7 days; a list that was only tried, and the record behind a merge, for 30.",
    },
    staff: {
      name: "Staff accounts",
      purpose: "To let staff work in the club, each able to do what their work requires.",
      retention: "For as long as the account exists. Sessions until they end, wrong codes at a till for 30 days.",
    },
    trail: {
      name: "Activity log",
      purpose: "To see afterwards who did what, and to detect misuse.",
      retention: "For as long as the club’s books are kept, which rest on it. An erased member has no name in it.",
    },
    support: {
      name: "Conversations with support",
      purpose: "To get help from those who run Stammis.",
      retention: "2 years.",
    },
    billing: {
      name: "Subscription and invoices",
      purpose: "To pay for Stammis, and to be able to show what was paid.",
      retention: "For as long as the books are kept.",
    },
    webhooks: {
      name: "Connections to other programs",
      purpose:
        "To tell programs you have connected yourselves what happens in the club, and to register the orders of your web shop.",
      retention: "14 days. Anything about a member is removed when the member is erased.",
    },
    dataProtection: {
      name: "Data protection work",
      purpose: "To keep this record and be able to show that the law is followed.",
      retention: "For as long as the company is with Stammis.",
    },
  },
  bases: {
    CONTRACT: "Contract (Article 6(1)(b))",
    CONSENT: "Consent (Article 6(1)(a))",
    LEGITIMATE_INTEREST: "Legitimate interest (Article 6(1)(f))",
    LEGAL_OBLIGATION: "Legal obligation (Article 6(1)(c))",
  },
  people: {
    MEMBERS: "members",
    INVITED: "people invited or about to join",
    FORMER_MEMBERS: "former members",
    STAFF: "staff",
  },
  data: {
    NAME: "name",
    CONTACT: "email, phone, address",
    BIRTHDAY_AND_GENDER: "birthday, gender",
    MEMBERSHIP: "membership number, language, point of sale, dates of the membership",
    PURCHASES: "purchases and returns",
    POINTS_AND_STAMPS: "points and stamps",
    OFFERS_USED: "coupons and offers used",
    CONSENTS: "consents and opt-outs",
    MESSAGES: "messages and whether they arrived",
    SIGN_IN: "passwords and codes as checksums, sessions, devices",
    WALLET: "cards in the wallet and the phones that have them",
    NOTES: "notes",
    IMPORTED_ROWS: "rows of imported lists",
    TERMS_ACCEPTED: "accepted terms",
    ROLES: "roles, points of sale, accepted agreements",
    ACTS_OF_STAFF: "what staff did and when",
    CORRESPONDENCE: "what you and support wrote to each other",
    BILLING: "payment method, invoice address, invoices and payments",
    WEBHOOKS: "events in the club that were sent to other programs",
  },
  recipients: {
    STAMMIS: "Stammis (processor)",
    CARD_COMPANY: "the card payment provider",
    OTHER_PROGRAMS: "programs you have connected yourselves",
    MAIL_CARRIER: "the email provider",
    SMS_CARRIER: "the SMS provider",
    WALLETS: "Apple or Google, as the member chooses",
    AUTHORITY: "the supervisory authority, on request",
  },
  protection: {
    WALL: "each club’s rows are kept behind a wall of their own in the database",
    HASHES: "passwords, codes and links are kept only as checksums",
    ROLES: "staff see what their role needs",
    TRAIL: "what staff do is logged",
    ERASURE: "anyone who leaves the club is erased",
    SECOND_FACTOR: "two-step login",
    ONCE_OPENED: "one-time links are removed from the copy once the message is handed over",
  },
  parts: {
    name: "Processing",
    purpose: "Purpose",
    legalBasis: "Legal basis",
    people: "Data subjects",
    data: "Personal data",
    recipients: "Recipients",
    retention: "How long",
    protection: "Protection",
  },
  title: "Record of processing",
  controller: "Controller",
  contact: "Data protection contact",
  notNamed: "Nobody named",
  reviewed: "Last reviewed",
  never: "Never",
  printed: "Printed {date}",
  page: "Page {page} of {pages}",
  agreement: "Data processing agreement",
  agreementVersion: "Version {date}",
  accepted: "Accepted for {company} by {by} on {date}, version {version}.",
  notAccepted: "Not yet accepted for {company}.",
};

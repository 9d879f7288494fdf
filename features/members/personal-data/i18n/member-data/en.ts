import type { Phrases } from "#packages/i18n/shape.ts";
import { codes } from "./codes.en.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  fileName: "data about member",
  headings: { part: "Part", number: "Number", fact: "What", value: "Value" },
  yes: "Yes",
  no: "No",
  parts: {
    profile: {
      title: "The member",
      facts: {
        membershipId: "Membership number",
        firstName: "First name",
        lastName: "Last name",
        email: "Email",
        phone: "Phone",
        street: "Street address",
        zipCode: "Postcode",
        city: "City",
        birthday: "Birthday",
        gender: "Gender",
        language: "Language",
        home: "Home point of sale",
        registered: "Member since",
        fromList: "Imported from list",
        marketingEmail: "Marketing by email",
        marketingSms: "Marketing by text message",
        hasPassword: "Has chosen a password",
        points: "Points",
        purchases: "Purchases",
        total: "Spent, SEK",
        lastPurchase: "Latest purchase",
      },
    },
    addresses: {
      title: "Earlier and pending addresses",
      facts: {
        kind: "Kind",
        address: "Address",
        until: "Until",
      },
    },
    joining: {
      title: "Invitations and sign-ups",
      facts: {
        at: "Time",
        email: "Email",
        phone: "Phone",
        location: "Point of sale",
        usedAt: "Used",
      },
    },
    lists: {
      title: "Rows of imported lists",
      facts: {
        at: "Time",
        file: "File",
        cells: "The row as it was",
        outcome: "Outcome",
      },
    },
    consents: {
      title: "Answers about marketing",
      facts: {
        at: "Time",
        channel: "Channel",
        given: "Answer",
        source: "Where",
        text: "The words beside the box",
      },
    },
    terms: {
      title: "Terms",
      facts: {
        at: "Accepted",
        toldAt: "Emailed",
        seenAt: "Read in the app",
        kind: "Text",
        version: "Version",
      },
    },
    purchases: {
      title: "Purchases and visits",
      facts: {
        id: "Number",
        at: "Time",
        location: "Point of sale",
        paid: "Paid, SEK",
        discount: "Discount, SEK",
        returned: "Returned, SEK",
        earned: "Points earned",
        categories: "Categories",
        campaigns: "Campaigns",
      },
    },
    returns: {
      title: "Returns",
      facts: {
        at: "Time",
        purchase: "Number of the purchase",
        amount: "Amount, SEK",
        location: "Point of sale",
        kind: "Kind",
        reason: "Reason",
      },
    },
    points: {
      title: "Points",
      facts: {
        id: "Number",
        earnedOn: "Day",
        source: "From",
        points: "Points",
        validThrough: "Valid through",
        left: "Left",
        owed: "Owed",
        reason: "Reason",
        voidedAt: "Taken back",
        voidReason: "Reason for that",
      },
    },
    pointEntries: {
      title: "Points account lines",
      facts: {
        at: "Time",
        kind: "Kind",
        points: "Points",
        of: "Of points number",
      },
    },
    deductions: {
      title: "Points deducted",
      facts: {
        at: "Time",
        points: "Points",
        reason: "Reason",
        givenBackAt: "Given back",
        givenBackReason: "Reason for that",
      },
    },
    coupons: {
      title: "Coupons and rewards used",
      facts: {
        at: "Time",
        name: "Name",
        points: "Points",
        value: "Value, SEK",
        location: "Point of sale",
        campaign: "Campaign",
        givenBackAt: "Given back",
        givenBackReason: "Reason for that",
      },
    },
    welcome: {
      title: "Welcome offer",
      facts: {
        campaign: "Campaign",
        through: "Valid through",
        usedAt: "Used",
      },
    },
    stampCards: {
      title: "Stamp cards",
      facts: {
        card: "Card",
        startedOn: "Begun",
        endsOn: "Last day",
        collected: "Stamps",
        places: "Places",
        status: "Status",
        rewardThrough: "Reward valid through",
        rewardUsed: "Reward used",
      },
    },
    stamps: {
      title: "Stamps",
      facts: {
        at: "Time",
        card: "Card",
        kind: "Kind",
        stamps: "Stamps",
      },
    },
    largeAmounts: {
      title: "Requests about large amounts",
      facts: {
        at: "Time",
        amount: "Amount, SEK",
        location: "Point of sale",
        answer: "Answer",
        reason: "Reason",
      },
    },
    messages: {
      title: "Messages",
      facts: {
        at: "Time",
        kind: "Kind",
        channel: "Channel",
        recipient: "To",
        subject: "Subject",
        text: "Text",
        status: "Status",
      },
    },
    sendouts: {
      title: "Sendouts",
      facts: {
        at: "Time",
        name: "Name",
        channel: "Channel",
        status: "Status",
        reason: "Reason",
        clickedAt: "Link opened",
      },
    },
    notes: {
      title: "Notes by staff",
      facts: {
        at: "Time",
        text: "Text",
        editedAt: "Edited",
        pinned: "Shown at the till",
      },
    },
    smsReplies: {
      title: "Replies to SMS",
      facts: {
        at: "Time",
        text: "Text",
        status: "Status",
        handledAt: "Handled",
      },
    },
    devices: {
      title: "Devices",
      facts: {
        kind: "Kind",
        device: "Browser",
        since: "Since",
        lastUsedAt: "Last used",
      },
    },
    links: {
      title: "Login links",
      facts: {
        expiresAt: "Valid until",
        usedAt: "Used",
        phone: "Sent to",
      },
    },
    merges: {
      title: "Merged memberships",
      facts: {
        at: "Time",
        membershipId: "Number that leads here",
        email: "Email",
        phone: "Phone",
        undoneAt: "Undone",
      },
    },
    acts: {
      title: "What staff did",
      facts: {
        at: "Time",
        act: "What",
        detail: "More about it",
      },
    },
  },
  codes,
};

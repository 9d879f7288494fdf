import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  menu: "Help and support",
  title: "Help and support",
  lead: "Answers to what people ask most. Not finding yours? Write to us.",
  writeTitle: "Write to us",
  writeLead: "All merchants in your company see the same conversation. You’ll get an email when we’ve replied.",
  askMerchant: "The club’s merchant can write to us from here.",
  otherWays: "Other ways to reach us",
  failed: "Unable to fetch the messages",
  older: "Show older",
  noMessages: "No messages yet.",
  conversation: "The conversation",
  message: "Your message",
  answer: "Your reply",
  send: "Send",
  sent: "Message sent",
  empty: "Write something first",
  me: "You",
  platform: "Stammis",
  colleague: "A colleague",
  threads: {
    title: "Support",
    search: "Company, merchant or words written",
    shows: { all: "All", WAITING: "Waiting", ANSWERED: "Replied" },
    failed: "Unable to fetch the conversations",
    company: "Company",
    toCompany: "The company’s page",
    nameless: "Company without a name",
    latest: "Latest",
    state: "Status",
    waiting: "Waiting",
    answered: "Replied",
    noneWaiting: "Nothing is waiting for a reply",
    noneFound: "No conversation matches",
    at: "Time",
    empty: "Nobody has written yet",
    emptyText: "When a company writes to support, the conversation shows up here.",
  },
  contact: {
    title: "Contact",
    lead: "How to reach those who run Stammis for you.",
    failed: "Unable to fetch the contact details",
    email: "Email",
    phone: "Phone",
    notSaidTitle: "Write to us",
    notSaid: "There is no email address or phone number to show. We answer under Help and support.",
    toSupport: "Go to help and support",
  },
  help: {
    title: "How do I…?",
    search: "Search the answers",
    found: "{count, plural, =0 {No answers} one {# answer} other {# answers}}",
    none: "No answers contain those words. Write to us below.",
    answers: {
      join: {
        question: "How do I get customers to join?",
        answer:
          "Print the poster for your point of sale: its code leads straight to the club. You can also invite people whose addresses you have, and at the till you can invite a customer by phone number or email while you register the purchase. The purchase then waits 30 days for the customer to join.",
        go: "Go to Attract",
      },
      purchase: {
        question: "How do I register a purchase?",
        answer:
          "Open the till, scan the member’s code or type their phone, email or membership number. Type the amount and confirm. The member sees the points at once.",
        go: "Go to the till",
      },
      wrong: {
        question: "A purchase is wrong. How do I fix it?",
        answer:
          "Whoever registered it can undo it within 15 minutes. After that, open the purchase and choose Return, for all or part of it. Points, stamps and coupons go back by themselves.",
        go: "Go to purchases",
      },
      points: {
        question: "How do I change how many points a purchase earns?",
        answer:
          "Under Points you choose points per krona and how long they last. The change applies from now on: points already earned keep the promise they came with.",
        go: "Go to Points",
      },
      correct: {
        question: "How do I give or deduct points by hand?",
        answer:
          "Open the member and choose to give or deduct points. Say why: the reason shows in the member’s points account. You can take it back afterwards.",
        go: "Go to members",
      },
      reward: {
        question: "How do I create a reward?",
        answer:
          "Under Coupons, create a new reward, set its price in points and publish it. Members see it in the app, and the till offers it when they have enough points.",
        go: "Go to Coupons",
      },
      card: {
        question: "How do I create a stamp card?",
        answer:
          "Choose the number of stamps, the look and the reward, and try stamping the card beside the form before you publish. If you change a card that members are already collecting on, they keep the better of the two promises.",
        go: "Go to Stamp cards",
      },
      campaign: {
        question: "How do I show a campaign to members?",
        answer:
          "Create the campaign, give it a picture and a date, choose points of sale and publish. It can come with a value coupon, and you get a link and a QR code to share.",
        go: "Go to Campaigns",
      },
      cashier: {
        question: "How do I invite a cashier?",
        answer:
          "Under Users, invite them by email and choose a role and points of sale. They get access only once they’ve accepted.",
        go: "Go to Users",
      },
      code: {
        question: "How do cashiers take turns on the same tablet?",
        answer:
          "A merchant opens the till on the tablet and chooses Approve this device in the menu. Everyone then chooses a code of their own in their profile, and logs in at the till with it.",
        go: "Go to my profile",
      },
      large: {
        question: "Why does the till ask for an approval?",
        answer:
          "An unusually large amount needs a second person. Answer under Approvals, and the till continues by itself. The merchant can change the limits under Points.",
        go: "Go to Approvals",
      },
      terms: {
        question: "How do I change the membership conditions?",
        answer:
          "Rewrite the text and publish it as a new version. The old versions are kept, and you can see which one each member has accepted.",
        go: "Go to Membership Conditions",
      },
      look: {
        question: "How do I change the club’s colour, logo or address?",
        answer: "All of that is under Club. If you change the address, the old one leads to the new one for a year.",
        go: "Go to Club",
      },
      leave: {
        question: "A member wants to be removed. What do I do?",
        answer:
          "Open the member and choose to remove them. The person is erased from the club at once, while purchases and totals stay without a name. This can’t be undone.",
        go: "Go to members",
      },
      who: {
        question: "How do I see who has changed something?",
        answer:
          "The trail shows who did what and when, and how things were before and after. Search for a person, a member or a thing.",
        go: "Go to the trail",
      },
    },
  },
};

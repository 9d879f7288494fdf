import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  invoice: {
    subject: "Invoice {number} from Stammis: {total}",
    heading: "Your invoice for {month}",
    text: "Here’s the invoice to {company} for {total}. Please pay it by {due}.",
    byCard: "We’ll take the amount from the card ending in {last4}. You don’t need to do anything.",
    byBank: "Pay to bankgiro {bankgiro} and give the OCR number {ocr}.",
    button: "See the invoice",
  },
  creditNote: {
    subject: "Credit note {number} from Stammis: {total}",
    heading: "You get {total} back",
    text: "We’ve credited invoice {credited} to {company}. If it’s already paid, the money goes towards your next invoice.",
    button: "See the credit note",
  },
  reminder: {
    subject: "Reminder: invoice {number} has not been paid",
    heading: "Has it gone astray?",
    text: "Invoice {number} to {company} was due on {due}. Left to pay: {owed}.",
    fee: "That includes a reminder fee of {fee}.",
    suspension:
      "If it isn’t paid before {day}, everything the club has published will be paused. Members can still log in.",
    crossed: "If you have just paid, please ignore this.",
    button: "Pay",
  },
  received: {
    subject: "Thank you! Invoice {number} is paid",
    heading: "Thank you, it’s paid",
    text: "We have received {amount} for invoice {number} to {company}.",
    button: "See the receipt",
  },
  repaid: {
    subject: "We have paid back {amount}",
    heading: "Money back",
    text: "We have paid {amount} back to {company}, for invoice {number}. It will reach the account within a few banking days.",
    button: "See the invoice",
  },
  declined: {
    subject: "Your card was declined: invoice {number}",
    heading: "The card was declined",
    text: "We tried to take {owed} for invoice {number} from the card ending in {last4}, but the bank said no.",
    again: "We’ll try again on {day}. Change the card or pay now to settle it straight away.",
    last: "We won’t try that card again. Change the card or pay now to settle it straight away.",
    byBank: "You can also pay to bankgiro {bankgiro} with the OCR number {ocr}.",
    suspension: "If the invoice isn’t paid before {day}, everything the club has published will be paused.",
    button: "Change the card or pay",
  },
  disputed: {
    subject: "Card payment disputed: invoice {number}",
    heading: "A card payment is disputed",
    text: "The cardholder has asked their bank to take back {amount} for invoice {number} to {company}.",
    next: "Respond at Stripe with evidence before its deadline. Until the bank has decided, the invoice counts as paid.",
    button: "To the invoices",
  },
  disputeLost: {
    subject: "The bank took the money back: invoice {number}",
    heading: "The bank took the money back",
    text: "{amount} for invoice {number} to {company} has been charged back.",
    owed: "The invoice has to be paid again by {due}, and the company has been told.",
    button: "To the invoices",
  },
  disputeWon: {
    subject: "The payment stands: invoice {number}",
    heading: "The payment stands",
    text: "The bank has decided that the payment of {amount} for invoice {number} to {company} stands.",
    button: "To the invoices",
  },
  chargedBack: {
    subject: "Your payment was taken back: invoice {number}",
    heading: "The invoice is unpaid again",
    text: "The card’s bank has taken back {amount} of what was paid for invoice {number} to {company}.",
    owed: "Left to pay: {owed}, by {due}.",
    ask: "Not what you meant to happen? Write to us and we will sort it out.",
    button: "Pay",
  },
  expiring: {
    subject: "The card ending in {last4} is about to expire",
    heading: "Your card is about to expire",
    text: "The card ending in {last4}, which pays for Stammis at {company}, is valid through {day}.",
    next: "Add a new one and nobody will notice. Otherwise the next invoice will wait to be paid.",
    button: "Add a new card",
  },
  trial: {
    subject:
      "{days, plural, =0 {Your trial ends today} one {Your trial ends tomorrow} other {Your trial ends in # days}}",
    heading: "Keep the club going",
    text: "The trial for {company} lasts through {day}. Choose how to pay, and the club carries on without a break.",
    after:
      "If you do nothing, everything the club has published is paused the day after. Nothing is lost, and your members can read and use what they have for {days, plural, one {# day} other {# days}}.",
    price: "It costs {price} a month for each point of sale, excluding VAT.",
    button: "Continue with Stammis",
  },
  lapsed: {
    subject: "The club is paused",
    heading: "The club is paused",
    text: "What {company} has published has been paused since {day}. Members can read and use what they have through {graceDay}.",
    back: "Everything is still there. As soon as it’s settled, the club is back.",
    button: "Start the club again",
  },
  halted: {
    subject: "Stammis has paused the club",
    heading: "Stammis has paused the club",
    text: "What {company} has published is paused from {day}. Members can read and use what they have through {graceDay}.",
    ask: "Everything is still there. Write to us and we’ll sort it out.",
    button: "Write to us",
  },
  released: {
    subject: "Stammis has lifted the pause",
    heading: "The pause is lifted",
    text: "Members can see what {company} has published again.",
    lapsed: "Stammis no longer pauses {company}. The club stays paused until the payment is settled.",
    button: "To the club",
  },
  ended: {
    subject: "Your subscription has ended",
    heading: "The subscription has ended",
    text: "The invoices to {company} have been unpaid for so long that the subscription ended on {day}. You can start again whenever you like, and your data can always be exported.",
    button: "To Stammis",
  },
};

import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  documents: {
    TERMS_OF_SERVICE: "the Terms of Service",
    PRIVACY_POLICY: "the Privacy Policy",
    DATA_PROCESSING_AGREEMENT: "the Data Processing Agreement",
  },
  price: {
    subject: "A new price for {company} from {day}",
    heading: "A new price from {day}",
    text: "From {day} Stammis costs {becomes} a month for each point of sale of {company}, excluding VAT. Until then it costs {was}.",
    members:
      "{included, plural, one {# member is} other {# members are}} included for each point of sale. Each member beyond those costs {member} a month.",
    leave:
      "If you’d rather not continue, you can leave whenever you like. Your subscription then runs until the end of the month.",
    button: "See what it costs",
  },
  priceCalledOff: {
    subject: "The price for {company} does not change on {day}",
    heading: "The price does not change",
    text: "We wrote that the price for {company} would change on {day}. It will not. We are sorry for the trouble.",
    button: "See what it costs",
  },
  document: {
    subject: "We are changing {document} from {day}",
    heading: "We are changing {document}",
    text: "A new version applies from {day}. In the back office you can see, paragraph by paragraph, what’s different.",
    demanded: "You need to accept it on behalf of the company by {day}.",
    nothing: "You do not have to do anything.",
    button: "Read the new version",
  },
  documentWithdrawn: {
    subject: "We are not changing {document} on {day}",
    heading: "There will be no change",
    text: "We wrote that {document} would change on {day}. It won’t: today’s version still applies.",
    button: "Read today’s version",
  },
  announcement: { more: "Read more", open: "Open Stammis" },
};

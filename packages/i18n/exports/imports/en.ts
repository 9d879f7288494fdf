import type { Phrases } from "../../shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  fileName: "rows to fix",
  row: "Row",
  problem: "What is wrong",
  problems: {
    ADDRESS_MISSING: "No email address or mobile number",
    INVALID_EMAIL: "Not an email address",
    INVALID_PHONE: "Not a phone number",
    NOT_MOBILE: "A mobile number is needed",
    INVALID_DATE: "Not a date",
    YEAR_MISSING: "The year is missing",
    DATE_IN_FUTURE: "The date is in the future",
    INVALID_NUMBER: "Not a whole number",
    TOO_MANY_POINTS: "At most ten million points",
    THROUGH_PASSED: "The last day of the points has passed",
    THROUGH_TOO_FAR: "Points can last at most ten years",
    UNKNOWN_LOCATION: "No point of sale has that name",
    UNKNOWN_LANGUAGE: "Write Swedish, English or French",
    UNKNOWN_GENDER: "Write woman, man or other",
    UNKNOWN_ANSWER: "Write yes or no",
    TOO_LONG: "The text is too long",
    TOO_MANY_STAMPS: "More stamps than the card has room for",
    STAMPS_NEED_LOCATION: "Stamps need a point of sale",
    TWO_MEMBERS: "The email and the number belong to different members",
  },
  notes: {
    CONSENT_WITHOUT_EVIDENCE: "Without consent to marketing: its date or wording is missing.",
    CONSENT_WITHOUT_ADDRESS: "A yes to marketing without an address to send it to doesn’t count.",
    CONSENT_REFUSED_BEFORE: "Without consent to sendouts: whoever had the address before has said no.",
  },
};

import type { Phrases } from "../shape.ts";
import { en as imports } from "./imports/en.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  words: {
    yes: "Yes",
    no: "No",
    genders: { FEMALE: "Woman", MALE: "Man", OTHER: "Other" },
    everywhere: "All",
    uses: {
      REWARD: "Reward",
      VALUE: "Value coupon",
      STAMP_CARD: "Full stamp card",
    },
    fillings: {
      OPEN: "Being filled",
      COMPLETED: "Full",
      RESET: "Expired",
      EMPTIED: "Emptied",
    },
    statuses: {
      NEW: "Draft",
      ACTIVE: "Active",
      STOPPED: "Stopped",
      COMPLETED: "Ended",
      WITHDRAWN: "Withdrawn",
      EXPIRED: "Expired",
      SUSPENDED: "Suspended",
    },
    roles: {
      ROLE_ADMIN: "Platform administrator",
      ROLE_MERCHANT: "Merchant",
      ROLE_LOCAL_MERCHANT: "Local merchant",
      ROLE_CASHIER: "Cashier",
    },
    lines: {
      EARNED: "Earned by a purchase",
      GIFT: "Points as a gift",
      OPENING_BALANCE: "Opening balance",
      USED: "Used",
      REINSTATED: "Given back",
      DEDUCTED: "Deducted",
      RESTORED: "Deduction restored",
      CLAWED_BACK: "Taken back",
      EXPIRED: "Expired",
      PAID_DEBT: "Paid what was owed",
      DEBT_RELEASED: "Released again",
    },
    imports,
  },
  smsEntries: {
    GIVEN: "Free credits",
    BOUGHT: "Bought",
    TOPPED_UP: "Topped up automatically",
    MESSAGE: "Single SMS",
    RESERVED: "Reserved for a sendout",
    SETTLED: "Sent in a sendout",
    RETURNED: "Returned, not sent",
  },
  billing: { kinds: { INVOICE: "Invoice", CREDIT_NOTE: "Credit note" } },
};

/** What the record of processing is told in: closed, each with its words in every language. GDPR article 30. */
export const legalBases = ["CONTRACT", "CONSENT", "LEGITIMATE_INTEREST", "LEGAL_OBLIGATION"] as const;
export const dataSubjects = ["MEMBERS", "INVITED", "FORMER_MEMBERS", "STAFF"] as const;
export const recipients = [
  "STAMMIS",
  "CARD_COMPANY",
  "OTHER_PROGRAMS",
  "MAIL_CARRIER",
  "SMS_CARRIER",
  "WALLETS",
  "AUTHORITY",
] as const;
export const protections = ["WALL", "HASHES", "ROLES", "TRAIL", "ERASURE", "SECOND_FACTOR", "ONCE_OPENED"] as const;

type DataCategory =
  | "NAME"
  | "CONTACT"
  | "BIRTHDAY_AND_GENDER"
  | "MEMBERSHIP"
  | "PURCHASES"
  | "POINTS_AND_STAMPS"
  | "OFFERS_USED"
  | "CONSENTS"
  | "MESSAGES"
  | "SIGN_IN"
  | "WALLET"
  | "NOTES"
  | "IMPORTED_ROWS"
  | "TERMS_ACCEPTED"
  | "ROLES"
  | "ACTS_OF_STAFF"
  | "CORRESPONDENCE"
  | "BILLING"
  | "WEBHOOKS";

interface Processing {
  basis: (typeof legalBases)[number];
  people: readonly (typeof dataSubjects)[number][];
  /** What is kept of them, by the tables or columns it lies in: the database is held against it. */
  data: Partial<Record<DataCategory, readonly string[]>>;
  recipients: readonly (typeof recipients)[number][];
  protection: readonly (typeof protections)[number][];
}

const membership: Processing = {
  basis: "CONTRACT",
  people: ["MEMBERS"],
  data: {
    NAME: ["member.first_name", "member.last_name", "member.sorted_name", "member_word"],
    CONTACT: ["member.email", "member.phone", "member.street", "member.zip_code", "member.city", "contact_change"],
    BIRTHDAY_AND_GENDER: ["member.birthday", "member.gender"],
    MEMBERSHIP: [
      ...["membership_number", "language", "home_location_id", "registered_at", "removed_at"].map((c) => `member.${c}`),
      ...["import_id", "merged_into", "unclaimed"].map((column) => `member.${column}`),
    ],
    TERMS_ACCEPTED: ["member_acceptance", "terms_notice"],
  },
  recipients: ["STAMMIS"],
  protection: ["WALL", "ROLES", "TRAIL", "ERASURE"],
};

const joining: Processing = {
  basis: "LEGITIMATE_INTEREST",
  people: ["INVITED"],
  data: { CONTACT: ["signup"], PURCHASES: ["waiting_purchase"] },
  recipients: ["STAMMIS", "MAIL_CARRIER", "SMS_CARRIER"],
  protection: ["WALL", "HASHES", "ROLES", "ONCE_OPENED"],
};

const loyalty: Processing = {
  basis: "CONTRACT",
  people: ["MEMBERS", "STAFF"],
  data: {
    PURCHASES: [
      ...["purchase", "purchase_return", "large_amount", "approval_request", "member_month", "member_statistics"],
      "stored_answer",
    ],
    POINTS_AND_STAMPS: [
      ...["point_lot", "point_entry", "point_deduction", "correction_withdrawal", "deduction_withdrawal"],
      ...["stamp_card_usage", "stamp_entry", "member_stamp_card"],
    ],
    OFFERS_USED: ["redemption", "redemption_cancellation", "member_welcome_offer"],
  },
  recipients: ["STAMMIS"],
  protection: ["WALL", "ROLES", "TRAIL", "ERASURE"],
};

const signIn: Processing = {
  basis: "CONTRACT",
  people: ["MEMBERS"],
  data: { SIGN_IN: ["member.password_hash", "member_session", "member_device", "member_token", "rate_limit"] },
  recipients: ["STAMMIS"],
  protection: ["WALL", "HASHES", "ERASURE"],
};

const messages: Processing = {
  basis: "CONTRACT",
  people: ["MEMBERS", "INVITED"],
  data: { MESSAGES: ["message", "member.email_bounced_at", "member.email_proved_at"] },
  recipients: ["STAMMIS", "MAIL_CARRIER", "SMS_CARRIER"],
  protection: ["WALL", "ROLES", "ONCE_OPENED", "ERASURE"],
};

const marketing: Processing = {
  basis: "CONSENT",
  people: ["MEMBERS", "FORMER_MEMBERS"],
  data: {
    CONSENTS: [
      ...["member.email_notification", "member.phone_notification", "consent", "unsubscribe_id"],
      ...["left_address", "earlier_address"],
    ],
    MESSAGES: ["sendout_recipient", "sms_reply"],
  },
  recipients: ["STAMMIS", "MAIL_CARRIER", "SMS_CARRIER"],
  protection: ["WALL", "HASHES", "ROLES", "TRAIL", "ERASURE"],
};

const wallet: Processing = {
  basis: "CONSENT",
  people: ["MEMBERS"],
  data: { WALLET: ["wallet_pass", "wallet_device"] },
  recipients: ["STAMMIS", "WALLETS"],
  protection: ["WALL", "ERASURE"],
};

const care: Processing = {
  basis: "LEGITIMATE_INTEREST",
  people: ["MEMBERS", "STAFF"],
  data: {
    NOTES: ["member_note"],
    IMPORTED_ROWS: ["member_import", "member_import_row"],
    MEMBERSHIP: ["member_merge", "merge_request"],
  },
  recipients: ["STAMMIS"],
  protection: ["WALL", "ROLES", "TRAIL", "ERASURE"],
};

const staff: Processing = {
  basis: "CONTRACT",
  people: ["STAFF"],
  data: {
    NAME: ["account.first_name", "account.last_name"],
    CONTACT: ["account.email", "account.phone", "account_contact_change", "invitation", "platform_message"],
    ROLES: [
      ...[
        "company_merchant",
        "staff",
        "staff_location",
        "staff_activity",
        "list_view",
        "account_acceptance",
        "api_key",
      ],
      ...[
        "account.language",
        "account.is_admin",
        "account.is_demo",
        "account.last_location_id",
        "account.confirmed_at",
      ],
    ],
    SIGN_IN: [
      ...["account.password_hash", "account_authenticator", "account_device", "account_passkey", "account_token"],
      ...["account_recovery_code", "staff_session", "second_step", "staff_pin", "pin_failure", "till_device"],
      "invitation_token",
    ],
  },
  recipients: ["STAMMIS", "MAIL_CARRIER", "SMS_CARRIER"],
  protection: ["HASHES", "ROLES", "SECOND_FACTOR", "TRAIL"],
};

const trail: Processing = {
  basis: "LEGITIMATE_INTEREST",
  people: ["STAFF"],
  data: {
    ACTS_OF_STAFF: [
      ...["audit_entry", "platform_audit_entry", "impersonation", "what_if", "sms_purchase", "sendout"],
      ...["sendout_rules", "terms_version"],
    ],
  },
  recipients: ["STAMMIS"],
  protection: ["WALL", "ROLES"],
};

const support: Processing = {
  basis: "LEGITIMATE_INTEREST",
  people: ["STAFF"],
  data: {
    CORRESPONDENCE: ["support_message"],
    ACTS_OF_STAFF: ["announcement_closing", "merchant_notice", "platform_document_version"],
  },
  recipients: ["STAMMIS"],
  protection: ["ROLES"],
};

const billing: Processing = {
  basis: "LEGAL_OBLIGATION",
  people: ["STAFF"],
  data: { BILLING: ["billing_account", "company_budget", "invoice", "payment", "repayment", "books_change"] },
  recipients: ["STAMMIS", "MAIL_CARRIER", "CARD_COMPANY"],
  protection: ["ROLES", "TRAIL"],
};

const webhooks: Processing = {
  basis: "LEGITIMATE_INTEREST",
  people: ["MEMBERS", "STAFF"],
  data: { WEBHOOKS: ["webhook_event"], ACTS_OF_STAFF: ["webhook_endpoint"] },
  recipients: ["STAMMIS", "OTHER_PROGRAMS"],
  protection: ["WALL", "ROLES", "TRAIL", "ERASURE"],
};

const dataProtection: Processing = {
  basis: "LEGAL_OBLIGATION",
  people: ["STAFF"],
  data: { CONTACT: ["processing_record"], ACTS_OF_STAFF: ["processing_activity", "incident", "incident_change"] },
  recipients: ["STAMMIS", "AUTHORITY"],
  protection: ["ROLES", "TRAIL"],
};

/** What a club does with personal data, as the database keeps it: the record begins with these. GDPR article 30. */
export const processingActivities = {
  membership,
  joining,
  loyalty,
  signIn,
  messages,
  marketing,
  wallet,
  care,
  staff,
  trail,
  support,
  billing,
  webhooks,
  dataProtection,
} as const satisfies Record<string, Processing>;

export type ProcessingActivity = keyof typeof processingActivities;
export const allProcessingActivities = Object.keys(processingActivities) as [
  ProcessingActivity,
  ...ProcessingActivity[],
];

/** What is written of each activity, in the order of a record. */
export const activityParts = [
  "name",
  "purpose",
  "legalBasis",
  "people",
  "data",
  "recipients",
  "retention",
  "protection",
] as const;

export type ActivityTexts = Record<(typeof activityParts)[number], string>;

/** What a record says: the company's own words where it wrote any, else what the product knows itself. */
export function textsOfActivity(ours: ActivityTexts, own: Partial<ActivityTexts>): ActivityTexts {
  const texts = activityParts.map((part) => [part, own[part]?.trim() || ours[part]]);
  return Object.fromEntries(texts) as ActivityTexts;
}

/** A record is looked through at least so often. */
export const recordReviewMonths = 12;

/** Whether a record is looked through often enough; never looked through is not. */
export function isRecordReviewed(reviewedOn: Temporal.PlainDate | null, today: Temporal.PlainDate): boolean {
  if (reviewedOn === null) return false;
  return Temporal.PlainDate.compare(reviewedOn.add({ months: recordReviewMonths }), today) >= 0;
}

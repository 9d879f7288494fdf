/** The closed lists of terms in the record of processing, each phrased in every language. GDPR article 30. */
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

export type DataCategory =
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
  /** Features declare the tables and columns of each category in `personalData` of their `api/feature.ts`. */
  data: readonly DataCategory[];
  recipients: readonly (typeof recipients)[number][];
  protection: readonly (typeof protections)[number][];
}

const membership: Processing = {
  basis: "CONTRACT",
  people: ["MEMBERS"],
  data: ["NAME", "CONTACT", "BIRTHDAY_AND_GENDER", "MEMBERSHIP", "TERMS_ACCEPTED"],
  recipients: ["STAMMIS"],
  protection: ["WALL", "ROLES", "TRAIL", "ERASURE"],
};

const joining: Processing = {
  basis: "LEGITIMATE_INTEREST",
  people: ["INVITED"],
  data: ["CONTACT", "PURCHASES"],
  recipients: ["STAMMIS", "MAIL_CARRIER", "SMS_CARRIER"],
  protection: ["WALL", "HASHES", "ROLES", "ONCE_OPENED"],
};

const loyalty: Processing = {
  basis: "CONTRACT",
  people: ["MEMBERS", "STAFF"],
  data: ["PURCHASES", "POINTS_AND_STAMPS", "OFFERS_USED"],
  recipients: ["STAMMIS"],
  protection: ["WALL", "ROLES", "TRAIL", "ERASURE"],
};

const signIn: Processing = {
  basis: "CONTRACT",
  people: ["MEMBERS"],
  data: ["SIGN_IN"],
  recipients: ["STAMMIS"],
  protection: ["WALL", "HASHES", "ERASURE"],
};

const messages: Processing = {
  basis: "CONTRACT",
  people: ["MEMBERS", "INVITED"],
  data: ["MESSAGES"],
  recipients: ["STAMMIS", "MAIL_CARRIER", "SMS_CARRIER"],
  protection: ["WALL", "ROLES", "ONCE_OPENED", "ERASURE"],
};

const marketing: Processing = {
  basis: "CONSENT",
  people: ["MEMBERS", "FORMER_MEMBERS"],
  data: ["CONSENTS", "MESSAGES"],
  recipients: ["STAMMIS", "MAIL_CARRIER", "SMS_CARRIER"],
  protection: ["WALL", "HASHES", "ROLES", "TRAIL", "ERASURE"],
};

const wallet: Processing = {
  basis: "CONSENT",
  people: ["MEMBERS"],
  data: ["WALLET"],
  recipients: ["STAMMIS", "WALLETS"],
  protection: ["WALL", "ERASURE"],
};

const care: Processing = {
  basis: "LEGITIMATE_INTEREST",
  people: ["MEMBERS", "STAFF"],
  data: ["NOTES", "IMPORTED_ROWS", "MEMBERSHIP"],
  recipients: ["STAMMIS"],
  protection: ["WALL", "ROLES", "TRAIL", "ERASURE"],
};

const staff: Processing = {
  basis: "CONTRACT",
  people: ["STAFF"],
  data: ["NAME", "CONTACT", "ROLES", "SIGN_IN"],
  recipients: ["STAMMIS", "MAIL_CARRIER", "SMS_CARRIER"],
  protection: ["HASHES", "ROLES", "SECOND_FACTOR", "TRAIL"],
};

const trail: Processing = {
  basis: "LEGITIMATE_INTEREST",
  people: ["STAFF"],
  data: ["ACTS_OF_STAFF"],
  recipients: ["STAMMIS"],
  protection: ["WALL", "ROLES"],
};

const support: Processing = {
  basis: "LEGITIMATE_INTEREST",
  people: ["STAFF"],
  data: ["CORRESPONDENCE", "ACTS_OF_STAFF"],
  recipients: ["STAMMIS"],
  protection: ["ROLES"],
};

const billing: Processing = {
  basis: "LEGAL_OBLIGATION",
  people: ["STAFF"],
  data: ["BILLING"],
  recipients: ["STAMMIS", "MAIL_CARRIER", "CARD_COMPANY"],
  protection: ["ROLES", "TRAIL"],
};

const webhooks: Processing = {
  basis: "LEGITIMATE_INTEREST",
  people: ["MEMBERS", "STAFF"],
  data: ["WEBHOOKS", "ACTS_OF_STAFF"],
  recipients: ["STAMMIS", "OTHER_PROGRAMS"],
  protection: ["WALL", "ROLES", "TRAIL", "ERASURE"],
};

const dataProtection: Processing = {
  basis: "LEGAL_OBLIGATION",
  people: ["STAFF"],
  data: ["CONTACT", "ACTS_OF_STAFF"],
  recipients: ["STAMMIS", "AUTHORITY"],
  protection: ["ROLES", "TRAIL"],
};

/** The standard activities with which every record begins, as the database stores their data. GDPR article 30. */
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

/** The parts of an activity, in the record's order. */
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

/** Returns the texts of an activity: the company's own, or else the product's. */
export function textsOfActivity(ours: ActivityTexts, own: Partial<ActivityTexts>): ActivityTexts {
  const texts = activityParts.map((part) => [part, own[part]?.trim() || ours[part]]);
  return Object.fromEntries(texts) as ActivityTexts;
}

/** The months after which a record must be reviewed again. */
export const recordReviewMonths = 12;

/** Whether a record was reviewed recently enough; false if never reviewed. */
export function isRecordReviewed(reviewedOn: Temporal.PlainDate | null, today: Temporal.PlainDate): boolean {
  if (reviewedOn === null) return false;
  return Temporal.PlainDate.compare(reviewedOn.add({ months: recordReviewMonths }), today) >= 0;
}

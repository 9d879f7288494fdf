/** The ways to write to a person. */
export const channels = ["EMAIL", "SMS"] as const;
export type Channel = (typeof channels)[number];

interface ChannelRules {
  /** The person's field that contains the address. */
  address: "email" | "phone";
  /** The profile's field for consent to marketing, and its column. */
  consent: "emailNotification" | "phoneNotification";
  consentColumn: "email_notification" | "phone_notification";
  /** Whether each message costs SMS credits of the club. */
  costsCredits: boolean;
  /** Whether each character of a message counts, so that links must be as short as possible. */
  hasShortLinks: boolean;
}

/**
 * The rules of each channel. Code reads these rules, or a record with a key for each channel. A new channel is then a
 * type error at every place that decides by channel.
 */
export const channelRules = {
  EMAIL: {
    address: "email",
    consent: "emailNotification",
    consentColumn: "email_notification",
    costsCredits: false,
    hasShortLinks: false,
  },
  SMS: {
    address: "phone",
    consent: "phoneNotification",
    consentColumn: "phone_notification",
    costsCredits: true,
    hasShortLinks: true,
  },
} as const satisfies Record<Channel, ChannelRules>;

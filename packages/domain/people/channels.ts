/** The ways to write to a person. */
export const channels = ["EMAIL", "SMS"] as const;
export type Channel = (typeof channels)[number];

interface ChannelRules {
  /** The field of a person that has the address. */
  address: "email" | "phone";
  /** The field of a profile that says whether marketing may be sent, and its column. */
  consent: "emailNotification" | "phoneNotification";
  consentColumn: "email_notification" | "phone_notification";
  /** A message takes SMS credits of the club. */
  costsCredits: boolean;
  /** Each character of a message counts, so that its links are as short as they can be. */
  hasShortLinks: boolean;
}

/**
 * What the channels differ in. Code asks these rules, or chooses from a record with a key for each channel, so that a
 * further channel is a type error at every place that decides by it.
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

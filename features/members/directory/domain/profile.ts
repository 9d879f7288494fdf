import type { Channel } from "#packages/domain/people/channels.ts";
/** The genders a member may choose; none is required. Spec §2. */
export const genders = ["FEMALE", "MALE", "OTHER"] as const;
export type Gender = (typeof genders)[number];

export type CheckedBirthday = { ok: true } | { ok: false; reason: "BIRTHDAY_IN_FUTURE" };

/** Whether a day can be a birthday: today in the chain's time zone, or earlier. Spec §5. */
export function checkBirthday(birthday: Temporal.PlainDate, today: Temporal.PlainDate): CheckedBirthday {
  const isFuture = Temporal.PlainDate.compare(birthday, today) > 0;
  return isFuture ? { ok: false, reason: "BIRTHDAY_IN_FUTURE" } : { ok: true };
}

/**
 * A change of the e-mail address; `before` and `after` are normalised. `optedOut`: the member has refused e-mail, which
 * no edit reverses.
 */
export type EmailChange = {
  before: string | null;
  after: string | null;
  emailNotification: boolean;
  optedOut: boolean;
};

/**
 * Returns the state of the e-mail marketing box while the member types an address. A changed address ticks it, no
 * address clears it, an unchanged one leaves it. After an opt-out only the member ticks it. Spec §5.
 */
export function emailNotificationAfter({ before, after, emailNotification, optedOut }: EmailChange): boolean {
  if (after === null || optedOut) return false;
  return before === after ? emailNotification : true;
}

/** Returns the channels with an address, whose marketing box is shown. Spec §5. */
export function marketingChannels(member: { email: string | null; phone: string | null }): Channel[] {
  return [...(member.email ? (["EMAIL"] as const) : []), ...(member.phone ? (["SMS"] as const) : [])];
}

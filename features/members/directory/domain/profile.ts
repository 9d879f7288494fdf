import type { Channel } from "#packages/domain/people/channels.ts";
/** Genders a member may choose between, or leave out. Spec §2. */
export const genders = ["FEMALE", "MALE", "OTHER"] as const;
export type Gender = (typeof genders)[number];

export type CheckedBirthday = { ok: true } | { ok: false; reason: "BIRTHDAY_IN_FUTURE" };

/** Whether a day can be a birthday: today, in the chain's zone, or earlier. Spec §5. */
export function checkBirthday(birthday: Temporal.PlainDate, today: Temporal.PlainDate): CheckedBirthday {
  const isFuture = Temporal.PlainDate.compare(birthday, today) > 0;
  return isFuture ? { ok: false, reason: "BIRTHDAY_IN_FUTURE" } : { ok: true };
}

/** `before` and `after` are normalised addresses; `optedOut`: the member has refused e-mail, which no edit revives. */
export type EmailChange = {
  before: string | null;
  after: string | null;
  emailNotification: boolean;
  optedOut: boolean;
};

/**
 * Where the box of marketing by e-mail stands, in the member's own editor, while the address is typed: a changed one
 * sets it to whether there is one, an unchanged one leaves it. Saving it is their answer; one who opted out ticks it
 * themselves. Spec §5.
 */
export function emailNotificationAfter({ before, after, emailNotification, optedOut }: EmailChange): boolean {
  if (after === null || optedOut) return false;
  return before === after ? emailNotification : true;
}

/** The channels whose marketing box is shown: those the member has an address for. Spec §5. */
export function marketingChannels(member: { email: string | null; phone: string | null }): Channel[] {
  return [...(member.email ? (["EMAIL"] as const) : []), ...(member.phone ? (["SMS"] as const) : [])];
}

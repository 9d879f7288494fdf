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
 * Marketing by e-mail after a profile is saved: a changed address sets it to whether there is one, an unchanged one
 * leaves it, and someone who opted out stays so until they consent anew. Spec §5.
 */
export function emailNotificationAfter({ before, after, emailNotification, optedOut }: EmailChange): boolean {
  if (after === null || optedOut) return false;
  return before === after ? emailNotification : true;
}

export type Channel = "EMAIL" | "SMS";

/** The channels whose marketing box is shown: those the member has an address for. Spec §5. */
export function marketingChannels(member: { email: string | null; phone: string | null }): Channel[] {
  return [...(member.email ? (["EMAIL"] as const) : []), ...(member.phone ? (["SMS"] as const) : [])];
}

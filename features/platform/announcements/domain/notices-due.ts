/** A future event that merchants are notified of. */
export interface Coming {
  /** The subject; each has one event per day. */
  subject: string;
  day: Temporal.PlainDate;
  /** The content of the notice. Changed content causes a new notice. */
  says: string;
}

/** A sent notice; a null `says` is a withdrawal. */
export interface Notice {
  subject: string;
  day: Temporal.PlainDate;
  says: string | null;
}

const isOf = (one: Pick<Notice, "subject" | "day">) => (other: Pick<Notice, "subject" | "day">) =>
  one.subject === other.subject && one.day.equals(other.day);

/**
 * Returns the notices to send, given the earlier ones, oldest first: new or changed events, and withdrawals of
 * cancelled events after today. A repeated call returns no notice again that is among the earlier ones.
 */
export function noticesDue(
  coming: readonly Coming[],
  givenNotices: readonly Notice[],
  today: Temporal.PlainDate,
): Notice[] {
  const lastWord = (of: Pick<Notice, "subject" | "day">) => givenNotices.findLast(isOf(of))?.says ?? null;
  const fresh = coming
    .filter((each) => lastWord(each) !== each.says)
    .map(({ subject, day, says }): Notice => ({ subject, day, says }));
  const gone = givenNotices.filter(
    (each, at) =>
      givenNotices.findIndex(isOf(each)) === at &&
      lastWord(each) !== null &&
      Temporal.PlainDate.compare(each.day, today) > 0 &&
      !coming.some(isOf(each)),
  );
  return [...fresh, ...gone.map(({ subject, day }) => ({ subject, day, says: null }))];
}

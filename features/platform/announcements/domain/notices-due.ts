/** Something that comes on a day, of which people are told beforehand. */
export interface Coming {
  /** What it is about; of a subject one thing comes on a day. */
  subject: string;
  day: Temporal.PlainDate;
  /** What it says; told anew when it says something else. */
  says: string;
}

/** What somebody was told; `says` null: that it does not come after all. */
export interface Notice {
  subject: string;
  day: Temporal.PlainDate;
  says: string | null;
}

const isOf = (one: Pick<Notice, "subject" | "day">) => (other: Pick<Notice, "subject" | "day">) =>
  one.subject === other.subject && one.day.equals(other.day);

/**
 * What somebody is to be told now who was given these notices, the oldest first: what comes and was not told of, or said
 * something else, and what was told of for a day after today and no longer comes. Each once, however often it is asked.
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

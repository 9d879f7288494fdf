/** Days of notice to members about changed terms, unless the merchant chooses another day. product.md §13 */
export const termsNoticeDays = 30;
/** The longest notice in days. */
export const termsNoticeDaysMax = 365;
/** The limit for counting members who accepted a version; above it, only more is reported. */
export const acceptancesCounted = 10_000;

/** Limits of a club's text per language, in characters, and its number of paragraphs. */
export const termsLimits = { title: 160, text: 6000, paragraphs: 100 } as const;

/** A version of one of a club's texts. */
export interface TermsVersion {
  /** Consecutive numbers from 1. */
  version: number;
  /** The first day on which it applies, in the club's calendar; the first version applies at once. */
  appliesOn: Temporal.PlainDate;
  takenBack: boolean;
}

/** A version's state on a day: replaced by a later one, in force, coming, or withdrawn. */
export type TermsState = "REPLACED" | "IN_FORCE" | "COMING" | "TAKEN_BACK";

const { compare } = Temporal.PlainDate;

const hasBegun = ({ version, appliesOn }: TermsVersion, today: Temporal.PlainDate) =>
  version === 1 || compare(appliesOn, today) <= 0;

/** Returns the version of one text that applies on a day, from any input order; null before the first publication. */
export function termsOn<V extends TermsVersion>(versions: readonly V[], today: Temporal.PlainDate): V | null {
  return versions.reduce<V | null>((latest, each) => {
    const applies = !each.takenBack && hasBegun(each, today);
    return applies && each.version > (latest?.version ?? 0) ? each : latest;
  }, null);
}

/** Returns coming versions in order, without those that another replaces on their first day. */
export function termsToCome<V extends TermsVersion>(versions: readonly V[], today: Temporal.PlainDate): V[] {
  const waiting = versions.filter((each) => !each.takenBack && !hasBegun(each, today));
  return waiting.filter((each) => termsOn(waiting, each.appliesOn) === each).sort((a, b) => a.version - b.version);
}

/** Returns a version's state. */
export function termsState(
  version: TermsVersion,
  versions: readonly TermsVersion[],
  today: Temporal.PlainDate,
): TermsState {
  if (version.takenBack) return "TAKEN_BACK";
  if (termsOn(versions, today)?.version === version.version) return "IN_FORCE";
  return termsToCome(versions, today).some((each) => each.version === version.version) ? "COMING" : "REPLACED";
}

/** Whether the version has not applied to any member yet. */
export const mayTakeBack = (version: TermsVersion, today: Temporal.PlainDate): boolean =>
  !version.takenBack && !hasBegun(version, today);

/** Returns the default first day of a new version: after the usual notice, and not before a coming version. */
export function usualTermsDay(versions: readonly TermsVersion[], today: Temporal.PlainDate): Temporal.PlainDate {
  const usual = today.add({ days: termsNoticeDays });
  const last = termsToCome(versions, today).at(-1)?.appliesOn;
  return last && compare(last, usual) > 0 ? last : usual;
}

export type NewTerms =
  | { ok: true; version: number; appliesOn: Temporal.PlainDate }
  | { ok: false; reason: "DATE_IN_PAST" | "DAY_TOO_FAR" | "BEFORE_COMING_TERMS" };

/**
 * Returns the next version of a text: numbered after the highest one, from the requested or usual day. The first
 * applies today, because there is nothing to change. Refuses a day before a coming version.
 */
export function newTerms(
  versions: readonly TermsVersion[],
  requestedDay: Temporal.PlainDate | null,
  today: Temporal.PlainDate,
): NewTerms {
  const version = Math.max(0, ...versions.map((each) => each.version)) + 1;
  if (version === 1) return { ok: true, version, appliesOn: today };
  const appliesOn = requestedDay ?? usualTermsDay(versions, today);
  if (compare(appliesOn, today) < 0) return { ok: false, reason: "DATE_IN_PAST" };
  if (compare(appliesOn, today.add({ days: termsNoticeDaysMax })) > 0) return { ok: false, reason: "DAY_TOO_FAR" };
  const last = termsToCome(versions, today).at(-1)?.appliesOn;
  if (last && compare(appliesOn, last) < 0) return { ok: false, reason: "BEFORE_COMING_TERMS" };
  return { ok: true, version, appliesOn };
}

/** So many days before they apply members are told of changed terms, unless the merchant says otherwise. product.md §13 */
export const termsNoticeDays = 30;
/** And so many at most. */
export const termsNoticeDaysMax = 365;
/** Those who have accepted a version anew are counted so far; beyond it is told that there are more. */
export const acceptancesCounted = 10_000;

/** What fits into a text of a club in each language, in characters, and how many paragraphs. */
export const termsLimits = { title: 160, text: 6000, paragraphs: 100 } as const;

/** A version of one of a club's texts. */
export interface TermsVersion {
  /** From 1, without a gap. */
  version: number;
  /** The first day it applies, in the club's calendar; the first version applies at once. */
  appliesOn: Temporal.PlainDate;
  takenBack: boolean;
}

/** How a version stands on a day: a later one has replaced it, it applies, it will, or it never did. */
export type TermsState = "REPLACED" | "IN_FORCE" | "COMING" | "TAKEN_BACK";

const { compare } = Temporal.PlainDate;

const hasBegun = ({ version, appliesOn }: TermsVersion, today: Temporal.PlainDate) =>
  version === 1 || compare(appliesOn, today) <= 0;

/** The version that applies on a day, of those of one text in any order; null before the first is published. */
export function termsOn<V extends TermsVersion>(versions: readonly V[], today: Temporal.PlainDate): V | null {
  return versions.reduce<V | null>((latest, each) => {
    const applies = !each.takenBack && hasBegun(each, today);
    return applies && each.version > (latest?.version ?? 0) ? each : latest;
  }, null);
}

/** Those that will apply, in the order they will; none that another replaces on its first day. */
export function termsToCome<V extends TermsVersion>(versions: readonly V[], today: Temporal.PlainDate): V[] {
  const waiting = versions.filter((each) => !each.takenBack && !hasBegun(each, today));
  return waiting.filter((each) => termsOn(waiting, each.appliesOn) === each).sort((a, b) => a.version - b.version);
}

/** How one of a text's versions stands. */
export function termsState(
  version: TermsVersion,
  versions: readonly TermsVersion[],
  today: Temporal.PlainDate,
): TermsState {
  if (version.takenBack) return "TAKEN_BACK";
  if (termsOn(versions, today)?.version === version.version) return "IN_FORCE";
  return termsToCome(versions, today).some((each) => each.version === version.version) ? "COMING" : "REPLACED";
}

/** Whether nobody has gone by it yet. */
export const mayTakeBack = (version: TermsVersion, today: Temporal.PlainDate): boolean =>
  !version.takenBack && !hasBegun(version, today);

/** The day a new version applies from when none is chosen: after the usual notice, and not before one that is coming. */
export function usualTermsDay(versions: readonly TermsVersion[], today: Temporal.PlainDate): Temporal.PlainDate {
  const usual = today.add({ days: termsNoticeDays });
  const last = termsToCome(versions, today).at(-1)?.appliesOn;
  return last && compare(last, usual) > 0 ? last : usual;
}

export type NewTerms =
  | { ok: true; version: number; appliesOn: Temporal.PlainDate }
  | { ok: false; reason: "DATE_IN_PAST" | "DAY_TOO_FAR" | "BEFORE_COMING_TERMS" };

/**
 * The next version of a text: its number follows the highest there has been, its day the one asked for, or the usual. The
 * first applies today whatever was asked: there is nothing it could change. None applies before one that is coming.
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

import { type TermsVersion, termsOn, termsToCome } from "./terms-versions.ts";

/** A version that may require members of an earlier one to accept it before it applies to them. */
export interface AskingVersion extends TermsVersion {
  asksAgain: boolean;
}

/** The numbers of the versions that a member has accepted, and of the versions whose changes the member has seen. */
export interface OwnTerms {
  accepted: ReadonlySet<number>;
  seen: ReadonlySet<number>;
}

/** A version to show to a member. */
export interface TermsNews<V> {
  version: V;
  /** Whether the version applies today; otherwise it is coming. */
  applies: boolean;
  /** Whether the member keeps an earlier version until accepting this one. */
  mustAccept: boolean;
  /** The version that the member knows. */
  insteadOf: V;
}

const isAfter = (one: TermsVersion, other: TermsVersion) => one.version > other.version;

/**
 * Returns a member's version on a day: the newest accepted one, plus each later one that applies, up to the first that
 * requires an acceptance. Without any acceptance it starts from the first version. Null: nothing is published.
 */
export function termsGoneBy<V extends AskingVersion>(
  versions: readonly V[],
  accepted: ReadonlySet<number>,
  today: Temporal.PlainDate,
): V | null {
  const begun = versions.filter((each) => termsOn([each], today) === each).sort((a, b) => a.version - b.version);
  const from = begun.findLast(({ version }) => accepted.has(version)) ?? begun[0];
  if (!from) return null;
  const later = begun.filter((each) => isAfter(each, from));
  const asking = later.findIndex(({ asksAgain }) => asksAgain);
  return (asking < 0 ? later : later.slice(0, asking)).at(-1) ?? from;
}

/**
 * Returns the versions of a text to show to a member on a day: first those that apply and are unknown to the member,
 * then coming ones.
 */
export function termsNews<V extends AskingVersion>(
  versions: readonly V[],
  { accepted, seen }: OwnTerms,
  today: Temporal.PlainDate,
): TermsNews<V>[] {
  const first = versions.find(({ version }) => version === 1);
  const inForce = termsOn(versions, today);
  if (!first || !inForce) return [];
  const acknowledgedVersions = versions.filter(
    (each) => !each.takenBack && (accepted.has(each.version) || seen.has(each.version)),
  );
  const before = (later: V) =>
    acknowledgedVersions
      .filter((each) => isAfter(later, each))
      .reduce((latest, each) => (isAfter(each, latest) ? each : latest), first);
  const asksOn = (version: V, day: Temporal.PlainDate) => termsGoneBy(versions, accepted, day) !== version;
  const news: TermsNews<V>[] = [];
  const mustAccept = asksOn(inForce, today);
  if (mustAccept || (isAfter(inForce, first) && !acknowledgedVersions.includes(inForce))) {
    const insteadOf = (mustAccept && termsGoneBy(versions, accepted, today)) || before(inForce);
    news.push({ version: inForce, applies: true, mustAccept, insteadOf });
  }
  for (const version of termsToCome(versions, today)) {
    if (acknowledgedVersions.includes(version)) continue;
    const insteadOf = termsOn(versions, version.appliesOn.subtract({ days: 1 })) ?? first;
    news.push({ version, applies: false, mustAccept: asksOn(version, version.appliesOn), insteadOf });
  }
  return news;
}

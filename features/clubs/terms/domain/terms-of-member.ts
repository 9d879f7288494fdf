import { type TermsVersion, termsOn, termsToCome } from "./terms-versions.ts";

/** A version that may ask whoever accepted an earlier one to accept it, before they go by it. */
export interface AskingVersion extends TermsVersion {
  asksAgain: boolean;
}

/** Which versions of a text a member has accepted, and which they have been shown as news, by number. */
export interface OwnTerms {
  accepted: ReadonlySet<number>;
  seen: ReadonlySet<number>;
}

/** A version that a member is to be told of. */
export interface TermsNews<V> {
  version: V;
  /** It applies today; else it is coming. */
  applies: boolean;
  /** They go by an earlier one until they have accepted this, or would on its day. */
  mustAccept: boolean;
  /** What it changes: the version they know. */
  insteadOf: V;
}

const isAfter = (one: TermsVersion, other: TermsVersion) => one.version > other.version;

/**
 * The version a member goes by on a day, having accepted these: the newest they accepted, and each that applies after it, as
 * far as the first that asks and has no answer. Of a text they accepted nothing of they go by the first. Null: nothing is
 * published.
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

/** What a member is to be told of a text on a day: what applies and they do not know, then what is coming. */
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

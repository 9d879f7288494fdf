/** A version of a platform document, named by its first day. Days are YYYY-MM-DD. */
export interface DocumentVersion {
  /** The first day, which is also its name: a document has one version per day. */
  version: string;
  /** The day by which companies must have accepted it; null if they need not. */
  demandedFrom: string | null;
}

/** The default number of days between publication and the first day, so that merchants can read the version before. */
const documentNoticeDays = 30;

/** Returns the default first day of a version published today: after the notice period and every other version. */
export function proposedDay(versions: readonly DocumentVersion[], today: string): string {
  const inTime = Temporal.PlainDate.from(today).add({ days: documentNoticeDays }).toString();
  const last = versions.at(-1)?.version ?? "";
  return last < inTime ? inTime : Temporal.PlainDate.from(last).add({ days: 1 }).toString();
}

/** Returns the version in force on a day; before the first version's day, the first. `versions` ascend by day. */
export function versionInForce<Version extends DocumentVersion>(
  versions: readonly Version[],
  today: string,
): Version | undefined {
  return versions.findLast(({ version }) => version <= today) ?? versions[0];
}

/** The version a company must accept, the day of the demand, and whether that day has come. */
export interface AskedVersion {
  version: string;
  demandedFrom: string;
  demanded: boolean;
}

const asks = <Version extends DocumentVersion>(each: Version): each is Version & { demandedFrom: string } =>
  each.demandedFrom !== null;

/**
 * Returns the version a company must accept, given its latest acceptance (null for none). Demanded versions come before
 * announced ones. It is the one in force by then, so that one acceptance covers several versions.
 */
export function askedVersion(
  versions: readonly DocumentVersion[],
  accepted: string | null,
  today: string,
): AskedVersion | null {
  const open = versions.filter(asks).filter(({ version }) => version > (accepted ?? ""));
  const due = open.filter(({ demandedFrom }) => demandedFrom <= today);
  const newest = due.at(-1) ?? open.at(-1);
  if (!newest) return null;
  const inForce = versionInForce(versions, today)?.version ?? newest.version;
  const version = inForce > newest.version ? inForce : newest.version;
  const [first] = (due.length > 0 ? due : open).map(({ demandedFrom }) => demandedFrom).sort();
  return { version, demandedFrom: first ?? newest.demandedFrom, demanded: due.length > 0 };
}

/**
 * Returns the version a company must accept now, or null. A company without any acceptance accepts the one in force.
 */
export function versionToAccept(
  versions: readonly DocumentVersion[],
  accepted: string | null,
  today: string,
): string | null {
  const pendingVersion = askedVersion(versions, accepted, today);
  if (pendingVersion) return pendingVersion.version;
  return accepted === null ? (versionInForce(versions, today)?.version ?? null) : null;
}

/**
 * Returns what prevents publishing from a day, by field. Versions must be later than all others and not in the past.
 */
export function publishingProblems(
  versions: readonly DocumentVersion[],
  { validFrom, demandedFrom }: { validFrom: string; demandedFrom: string | null },
  today: string,
): { validFrom?: "DATE_IN_PAST" | "VERSION_NOT_LATER"; demandedFrom?: "DEMANDED_TOO_EARLY" } {
  const isLater = versions.every(({ version }) => version < validFrom);
  return {
    ...(validFrom < today ? { validFrom: "DATE_IN_PAST" } : !isLater && { validFrom: "VERSION_NOT_LATER" }),
    ...(demandedFrom !== null && demandedFrom < validFrom && { demandedFrom: "DEMANDED_TOO_EARLY" }),
  };
}

/** Whether a version can be withdrawn: it is not in force and not accepted yet. */
export const isWithdrawable = ({ version }: DocumentVersion, accepted: number, today: string): boolean =>
  version > today && accepted === 0;

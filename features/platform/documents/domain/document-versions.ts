/** A version of one of the platform's documents, told by the day from which it holds. Days as YYYY-MM-DD. */
export interface DocumentVersion {
  /** Its name, too: a document has one a day. */
  version: string;
  /** The day from which companies must have accepted it; null: it asks nobody for anything. */
  demandedFrom: string | null;
}

/** From the publishing of a version until it holds, unless told otherwise: so long merchants may read it before. */
const documentNoticeDays = 30;

/** The day from which a version published today holds, unless told otherwise: in good time, and after every other. */
export function proposedDay(versions: readonly DocumentVersion[], today: string): string {
  const inTime = Temporal.PlainDate.from(today).add({ days: documentNoticeDays }).toString();
  const last = versions.at(-1)?.version ?? "";
  return last < inTime ? inTime : Temporal.PlainDate.from(last).add({ days: 1 }).toString();
}

/** The version that holds on a day; before the first one's day, the first. `versions` rise by day. */
export function versionInForce<Version extends DocumentVersion>(
  versions: readonly Version[],
  today: string,
): Version | undefined {
  return versions.findLast(({ version }) => version <= today) ?? versions[0];
}

/** What a company is asked to accept: which version, from when at the latest, and whether that day has come. */
export interface AskedVersion {
  version: string;
  demandedFrom: string;
  demanded: boolean;
}

const asks = <Version extends DocumentVersion>(each: Version): each is Version & { demandedFrom: string } =>
  each.demandedFrom !== null;

/**
 * What is asked of a company that has accepted a version (null: none). What is demanded already comes before what is only
 * told of. It accepts what holds by then, so that one yes is enough where several versions have come since.
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

/** What a company is to accept now; null: nothing. Whoever has accepted nothing at all accepts what holds. */
export function versionToAccept(
  versions: readonly DocumentVersion[],
  accepted: string | null,
  today: string,
): string | null {
  const pendingVersion = askedVersion(versions, accepted, today);
  if (pendingVersion) return pendingVersion.version;
  return accepted === null ? (versionInForce(versions, today)?.version ?? null) : null;
}

/** What stands in the way of publishing from a day, by field. Versions come one after another, none into the past. */
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

/** Whether a version can be taken back: it does not hold yet, and nobody has accepted it. */
export const isWithdrawable = ({ version }: DocumentVersion, accepted: number, today: string): boolean =>
  version > today && accepted === 0;

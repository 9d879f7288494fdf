/** Returns PostgreSQL's SQLSTATE of an error, or Node's code if PostgreSQL never answered. */
function codeOf(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}

/** Matches the message of a distributed database's other node, which names its constraint only in the text. */
const constraintInText = /violates (?:unique|check|foreign key|exclusion) constraint "(\w+)"/;
/** The number at the end of the names of a shard. */
const shardNumber = /_\d{6,}$/;

/** Returns the name of the violated constraint, without the number of a shard. */
export function violatedConstraint(error: unknown): string | undefined {
  const { constraint, message } = error as { constraint?: string; message?: string };
  return (constraint ?? constraintInText.exec(message ?? "")?.[1])?.replace(shardNumber, "");
}

/** Whether an error is a violation of the unique constraint or index of this name. */
export const isTaken = (error: unknown, constraint: string): boolean =>
  codeOf(error) === "23505" && violatedConstraint(error) === constraint;

const unreachable = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOENT",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  // Disk full.
  "53100",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  // A statement, lock or idle timeout, or a deadlock: the database is busy and recovers soon.
  "57014",
  "55P03",
  "25P03",
  "40P01",
]);
const unreachableWords =
  /connection terminated|query read timeout|timeout exceeded when trying to connect|client has encountered a connection error|not queryable|failure on connection marked as essential|the database does not answer/i;

/** Whether a statement was refused because an earlier one of its transaction had failed. */
export const isAborted = (error: unknown): boolean => codeOf(error) === "25P02";

/** Whether another node reports that its part of the transaction failed before, without the reason. */
const isAbortedOnNode = (error: unknown): boolean =>
  isAborted(error) && /while executing command on/.test(String((error as { where?: string }).where));

/** Whether the database is unavailable rather than the request wrong; answered with 503. */
export function isUnavailable(error: unknown): boolean {
  if (unreachable.has(codeOf(error)) || codeOf(error).startsWith("08") || isAbortedOnNode(error)) return true;
  if (!(error instanceof Error)) return false;
  return unreachableWords.test(error.message) || (error.cause !== undefined && isUnavailable(error.cause));
}

/** Whether the database ended a transaction to break a deadlock. */
export const isDeadlock = (error: unknown): boolean => codeOf(error) === "40P01";

/** Whether the error reports a frozen company, whose rows cannot change (`refuse_frozen`). */
export const isFrozen = (error: unknown): boolean => codeOf(error) === "SM001";

/** Values that no column can hold, such as a NUL in a text or an invalid date in a forged cursor. */
const unstorable = new Set(["22003", "22007", "22008", "22021", "22P02", "22P05"]);

/** Whether the database cannot store a value of the request: the fault is the request's, not the server's. */
export function isUnstorable(error: unknown): boolean {
  return unstorable.has(codeOf(error));
}

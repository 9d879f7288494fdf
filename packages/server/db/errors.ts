/** SQLSTATE of an error PostgreSQL answered with, or Node's code when it never answered. */
function codeOf(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}

/** What another node says of its shard: by its name, which ends in the shard's number, and in words alone. */
const ofShard = /unique constraint "(\w+)_\d{6,}"/;

/** Whether a unique constraint or index of this name stood in the way. */
export function isTaken(error: unknown, constraint: string): boolean {
  if (codeOf(error) !== "23505") return false;
  const { constraint: named, message } = error as { constraint?: string; message?: string };
  return (named ?? ofShard.exec(message ?? "")?.[1]) === constraint;
}

const unreachable = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOENT",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  // Its disk is full.
  "53100",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  // Too long a statement, too long a wait for a lock, too long a pause in a transaction: busy, and soon well again.
  "57014",
  "55P03",
  "25P03",
]);
const unreachableWords =
  /connection terminated|query read timeout|timeout exceeded when trying to connect|client has encountered a connection error|not queryable|the database does not answer/i;

/** Whether the database is away rather than the request wrong: answered with 503, then well again. */
export function isUnavailable(error: unknown): boolean {
  if (unreachable.has(codeOf(error)) || codeOf(error).startsWith("08")) return true;
  if (!(error instanceof Error)) return false;
  return unreachableWords.test(error.message) || (error.cause !== undefined && isUnavailable(error.cause));
}

/** Whether it is of a company that is frozen, of which nothing changes (`refuse_frozen`). */
export const isFrozen = (error: unknown): boolean => codeOf(error) === "SM001";

/** A NUL in a text, a date or number that is none: what a column cannot hold, such as a made-up cursor brings. */
const unstorable = new Set(["22003", "22007", "22008", "22021", "22P02", "22P05"]);

/** Whether a value of the request is nothing the database can take: the request is wrong, not the server. */
export function isUnstorable(error: unknown): boolean {
  return unstorable.has(codeOf(error));
}

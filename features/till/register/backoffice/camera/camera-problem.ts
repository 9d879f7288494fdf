/** Why there is no picture: not allowed, none there, taken by another program, no https, or something else. */
export type CameraProblem = "denied" | "missing" | "busy" | "insecure" | "failed";

const byName: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

/** What an error of getUserMedia means to the one who holds the device. */
export function cameraProblemOf(error: unknown): CameraProblem {
  return (error instanceof DOMException && byName[error.name]) || "failed";
}

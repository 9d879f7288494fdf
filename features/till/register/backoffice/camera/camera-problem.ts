/** The reasons for a missing picture: not allowed, no camera, in use by another program, no https, or another error. */
export type CameraProblem = "denied" | "missing" | "busy" | "insecure" | "failed";

const byName: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

/** Returns the problem behind an error of getUserMedia. */
export function cameraProblemOf(error: unknown): CameraProblem {
  return (error instanceof DOMException && byName[error.name]) || "failed";
}

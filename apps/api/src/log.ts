import pino from "pino";

export type Log = pino.Logger;

/** JSON lines on standard output. What identifies a person or opens a door is never among the fields. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ["req.headers.authorization", "*.password", "*.token", "*.email", "*.phone", "*.recipient"],
  });
}

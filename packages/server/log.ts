import pino from "pino";
import { violatedConstraint } from "./db/errors.ts";

export type Log = pino.Logger;

/**
 * PostgreSQL repeats user input in `detail`, `where` and some messages, so only fields that identify the fault are
 * logged.
 */
function describe(error: Error) {
  const { code, table, severity } = error as Error & Record<"code" | "table" | "severity", unknown>;
  const message = severity === undefined ? error.message : `SQLSTATE ${code}`;
  const stack = (error.stack ?? "").replace(error.message, message);
  return { type: error.name, message, code, constraint: violatedConstraint(error), table, stack };
}

/** Returns the log's options: fields that identify a person or grant access are removed. */
export function logOptions(level: string): pino.LoggerOptions {
  return {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => (error instanceof Error ? describe(error) : { message: typeof error }) },
    redact: ["req.headers.authorization", "*.password", "*.token", "*.email", "*.phone", "*.recipient"],
  };
}

/** A receiver of warnings and errors in addition to standard output, line by line. */
export interface LogSink {
  write(line: string): void;
  close(): Promise<void>;
}

/** Writes JSON lines to standard output, and warnings and errors also to the sink. */
export function createLog(level: string, sink: LogSink | null = null): Log {
  const options = logOptions(level);
  if (!sink) return pino(options);
  const out = { level: level as pino.Level, stream: pino.destination(1) };
  return pino(options, pino.multistream([out, { level: "warn", stream: sink }]));
}

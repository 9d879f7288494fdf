import pino from "pino";

export type Log = pino.Logger;

/** PostgreSQL repeats what somebody typed in `detail`, `where` and some messages: only what names the fault is kept. */
function describe(error: Error) {
  const { code, constraint, table, severity } = error as Error &
    Record<"code" | "constraint" | "table" | "severity", unknown>;
  const message = severity === undefined ? error.message : `SQLSTATE ${code}`;
  const stack = (error.stack ?? "").replace(error.message, message);
  return { type: error.name, message, code, constraint, table, stack };
}

/** What identifies a person or lets anybody in is never among the fields. */
export function logOptions(level: string): pino.LoggerOptions {
  return {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => (error instanceof Error ? describe(error) : { message: typeof error }) },
    redact: ["req.headers.authorization", "*.password", "*.token", "*.email", "*.phone", "*.recipient"],
  };
}

/** Where warnings and errors go beside standard output, line by line. */
export interface LogSink {
  write(line: string): void;
  close(): Promise<void>;
}

/** JSON lines on standard output; warnings and worse to the sink, too. */
export function createLog(level: string, sink: LogSink | null = null): Log {
  const options = logOptions(level);
  if (!sink) return pino(options);
  const out = { level: level as pino.Level, stream: pino.destination(1) };
  return pino(options, pino.multistream([out, { level: "warn", stream: sink }]));
}

import { setTimeout as wait } from "node:timers/promises";
import { OTLPLogExporter } from "@opentelemetry/exporter-logs-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchLogRecordProcessor, LoggerProvider } from "@opentelemetry/sdk-logs";
import type { Config } from "../config.ts";
import type { LogSink } from "../log.ts";

const closesWithinMs = 2_000;

/** OpenTelemetry's severities by pino's levels. */
const severities: Record<number, { severityNumber: number; severityText: string }> = {
  40: { severityNumber: 13, severityText: "WARN" },
  50: { severityNumber: 17, severityText: "ERROR" },
  60: { severityNumber: 21, severityText: "FATAL" },
};

interface Line {
  level: number;
  time: string;
  msg?: string;
  err?: { type?: string; message?: string; stack?: string };
  [field: string]: unknown;
}

type Attributes = Record<string, string | number | boolean>;

/** Names error attributes as OpenTelemetry does; other fields of a line keep their names. */
function attributesOf({ level, time, msg, err, ...others }: Line): Attributes {
  const plain = Object.entries(others).filter(
    (entry): entry is [string, string | number | boolean] => entry[1] !== null && typeof entry[1] !== "object",
  );
  return {
    ...Object.fromEntries(plain),
    ...(err?.type && { "exception.type": err.type }),
    ...(err?.message && { "exception.message": err.message }),
    ...(err?.stack && { "exception.stacktrace": err.stack }),
  };
}

/**
 * Sends the log's warnings and errors to a collector, as OpenTelemetry log records over HTTP. The log has already
 * removed fields that identify a person. A collector that does not answer blocks nothing.
 */
export function trackErrors({ endpoint, headers, service }: Config["telemetry"]): LogSink {
  const url = `${endpoint.replace(/\/$/, "")}/v1/logs`;
  const exporter = new OTLPLogExporter({ url, headers, timeoutMillis: 10_000 });
  const provider = new LoggerProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    processors: [new BatchLogRecordProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  });
  const logger = provider.getLogger("stammis");
  return {
    write(text) {
      const line = JSON.parse(text) as Line;
      const timestamp = new Date(line.time);
      logger.emit({ ...severities[line.level], timestamp, body: line.msg ?? "", attributes: attributesOf(line) });
    },
    // The exporter retries an unavailable collector for half a minute; a stop does not wait for the retries.
    close: () => Promise.race([provider.shutdown(), wait(closesWithinMs, undefined, { ref: false })]),
  };
}

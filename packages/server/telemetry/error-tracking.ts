import { setTimeout as wait } from "node:timers/promises";
import { OTLPLogExporter } from "@opentelemetry/exporter-logs-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchLogRecordProcessor, LoggerProvider } from "@opentelemetry/sdk-logs";
import type { Config } from "../config.ts";
import type { LogSink } from "../log.ts";

const closesWithinMs = 2_000;

/** pino's levels, by OpenTelemetry's severities. */
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

/** By the names that OpenTelemetry has for errors; what else a line says, by its own. */
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
 * Hands warnings and errors of the log on to a collector, as OpenTelemetry's log records over HTTP. They are the log's own lines:
 * what identifies a person has been left out of them already. A collector that does not answer holds nothing up.
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
    // A collector that is away is tried for half a minute: nobody who stops waits for that.
    close: () => Promise.race([provider.shutdown(), wait(closesWithinMs, undefined, { ref: false })]),
  };
}

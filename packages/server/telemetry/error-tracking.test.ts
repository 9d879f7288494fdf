import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { createLog } from "../log.ts";
import { trackErrors } from "./error-tracking.ts";

interface Told {
  path: string | undefined;
  key: string | string[] | undefined;
  body: { resourceLogs: { resource: unknown; scopeLogs: { logRecords: LogRecord[] }[] }[] };
}
type Value = { stringValue?: string; intValue?: number; boolValue?: boolean };
interface LogRecord {
  severityText: string;
  body: Value;
  timeUnixNano: string;
  attributes: { key: string; value: Value }[];
}

const reports: Told[] = [];
const collector = createServer(async (request, response) => {
  reports.push({ path: request.url, key: request.headers["api-key"], body: (await json(request)) as Told["body"] });
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
});
let endpoint: string;
beforeAll(async () => {
  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => collector.close());

const configured = (more: Record<string, string>) =>
  readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...more }).telemetry;
const attributesOf = ({ attributes }: LogRecord) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test("a collector receives the log’s warnings and errors, but no everyday log lines", async () => {
  const sink = trackErrors(configured({ OTEL_EXPORTER_OTLP_HEADERS: "api-key=a%2Cb", OTEL_SERVICE_NAME: "klubben" }));
  const log = createLog("silent", sink);
  log.level = "info";
  log.info({ route: "/api/till" }, "request");
  log.warn("database connection closed unexpectedly");
  log.error({ err: new TypeError("x is not a function"), id: "7", status: 500, email: "anna@example.com" }, "INTERNAL");
  await sink.close();
  expect(reports.map(({ path, key }) => [path, key])).toEqual([["/v1/logs", "a,b"]]);
  const [first] = reports[0]?.body.resourceLogs ?? [];
  expect(JSON.stringify(first?.resource)).toContain("klubben");
  const [warning, error] = first?.scopeLogs[0]?.logRecords ?? [];
  expect(first?.scopeLogs[0]?.logRecords).toHaveLength(2);
  expect(warning).toMatchObject({
    severityText: "WARN",
    body: { stringValue: "database connection closed unexpectedly" },
  });
  expect(error).toMatchObject({ severityText: "ERROR", body: { stringValue: "INTERNAL" } });
  const facts = attributesOf(error as LogRecord);
  expect(facts).toMatchObject({ "exception.type": "TypeError", "exception.message": "x is not a function", id: "7" });
  expect(facts["exception.stacktrace"]).toContain("error-tracking.test.ts");
  expect(Number(facts.status)).toBe(500);
});

test("closing the log does not wait for a collector that never answers", async () => {
  const receivedRequest = Promise.withResolvers<IncomingMessage>();
  const silent = createServer((request) => receivedRequest.resolve(request));
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const sink = trackErrors(configured({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` }));
  const log = createLog("silent", sink);
  log.level = "error";
  for (let n = 0; n < 5_000; n++) log.error({ n }, "INTERNAL");
  const { socket } = await receivedRequest.promise;
  await sink.close();
  expect(socket.destroyed).toBe(false);
  silent.closeAllConnections();
  silent.close();
});

test("invalid header pairs stop the start", () => {
  expect(() => configured({ OTEL_EXPORTER_OTLP_HEADERS: "abc" })).toThrow(
    "OTEL_EXPORTER_OTLP_HEADERS should be pairs such as api-key=abc,tenant=1, or empty.",
  );
});

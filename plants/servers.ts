import type { Plant } from "./plant.ts";

const leaving = "packages/server/http/leaving.ts";
const tests = ["packages/server/http/leaving.test.ts"];

/** Servers that come and go among others. */
export const servers: Plant[] = [
  {
    story: "a server that leaves is asked until its last moment: it says that it is ready",
    file: "packages/server/http/metrics.ts",
    from: "app.leaving.begun ? Promise",
    to: "!app.server ? Promise",
    tests,
  },
  {
    story: "connections to a server that leaves are used again, and break in the middle of the next request",
    file: leaving,
    from: 'if (leaving.begun) reply.header("connection", "close");',
    to: 'if (!leaving) reply.header("connection", "close");',
    tests,
  },
  {
    story: "whoever still comes to a server that closes is turned away",
    file: "packages/server/http/app.ts",
    from: "return503OnClosing: false,",
    to: "return503OnClosing: true,",
    tests,
  },
  {
    story: "a download that had begun keeps a server from its end for a minute",
    file: leaving,
    from: "app.server.closeIdleConnections()",
    to: "app.server.getMaxListeners()",
    tests,
  },
  {
    story: "the figure of whom a sendout rests for counts a provider that is away",
    file: "packages/server/http/work-metrics.ts",
    from: " and waits_for <> 'PROVIDER'",
    to: "",
    tests: ["packages/server/http/work-metrics.test.ts"],
  },
  {
    story: "a sendout whose rest is over is told as resting",
    file: "packages/server/http/work-metrics.ts",
    from: "where wakes_at > ${clock()}::timestamptz and",
    to: "where wakes_at is not null and ${clock()}::timestamptz is not null and",
    tests: ["packages/server/http/work-metrics.test.ts"],
  },
  {
    story: "what is remembered of a key that is set again makes room as if it were old",
    file: "packages/server/remembered/latest.ts",
    from: "    this.delete(key);\n    super",
    to: "    super",
    tests: ["packages/server/remembered/latest.test.ts"],
  },
  {
    story: "a full memory of sessions forgets them all",
    file: "features/access/sessions/api/remembered.ts",
    from: "    known.set(session, {",
    to: "    if (known.size >= atMost) clear();\n    known.set(session, {",
    tests: ["features/access/sessions/api/remembered.test.ts"],
  },
];

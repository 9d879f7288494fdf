import type { Plant } from "./plant.ts";

const leaving = "apps/api/src/http/leaving.ts";
const tests = ["apps/api/src/http/leaving.test.ts"];

/** Servers that come and go among others. */
export const servers: Plant[] = [
  {
    story: "a server that leaves is asked until its last moment: it says that it is ready",
    file: "apps/api/src/http/metrics.ts",
    from: "const unready = app.leaving.begun",
    to: "const unready = !app.server",
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
    file: "apps/api/src/http/app.ts",
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
];

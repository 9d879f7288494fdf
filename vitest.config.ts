import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** Files of tests share their processes, and so what they import: no module may keep anything of one test for the next. */
const shared = { isolate: false };

export default defineConfig({
  test: {
    // The database has a core's worth of work beside them.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: "unit",
          ...shared,
          pool: "threads",
          // Generated histories take their time where others work beside them.
          testTimeout: 60_000,
          include: [
            "packages/*/{src,test}/**/*.test.ts",
            "apps/{member,backoffice}/src/**/*.test.ts",
            "scripts/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          name: "api",
          ...shared,
          pool: "forks",
          include: ["apps/api/**/*.test.ts"],
          globalSetup: ["apps/api/test/global.ts"],
          setupFiles: ["apps/api/test/each-file.ts"],
          // The product is started some thirty times in processes of its own.
          env: { NODE_COMPILE_CACHE: join(tmpdir(), "stammis-compiled") },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

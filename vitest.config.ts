import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { keepInMemory } from "./scripts/keep-in-memory.ts";

/** The compiled code of programs, reused by the next run. */
const compiled = join(tmpdir(), "stammis-compiled");
keepInMemory();

/** Test files share processes and imported modules. A module must not store state of one test for the next. */
const shared = { isolate: false };

/** Tests that take at least half a minute each. Started last, one of them would delay the complete run. */
const longest =
  /(survival|hostile\/cells|fill-demo|guard-demo|engine\/histories|embedded\/start|races-of-points|rolling)\.test\.ts$/;

/** A new clone does not remember how long each file took. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // More workers than two cores, because each worker waits for the database much of its time.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: "unit",
          ...shared,
          pool: "threads",
          // Generated histories take longer while other workers run.
          testTimeout: 60_000,
          include: [
            "features/*/*/{domain,contract,backoffice,member,web,i18n}/**/*.test.ts",
            "packages/{client,contract,domain,i18n,ui,web}/**/*.test.ts",
            "apps/{member,backoffice}/**/*.test.ts",
            "tests/domain/**/*.test.ts",
            "scripts/**/*.test.ts",
            "bench/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          name: "api",
          ...shared,
          pool: "forks",
          include: [
            "features/*/*/api/**/*.test.ts",
            "packages/server/**/*.test.ts",
            "apps/api/**/*.test.ts",
            "tests/!(domain|e2e)/**/*.test.ts",
          ],
          globalSetup: ["tests/api/global.ts"],
          setupFiles: ["tests/api/each-file.ts"],
          // The tests start the product about thirty times in separate processes.
          env: { NODE_COMPILE_CACHE: compiled },
          // Only ends tests that hang: some machines are four times as slow as others.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Background workers and servers may need more than the default second while other tests run.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});

import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { keepInMemory } from "./scripts/keep-in-memory.ts";

/** What programs were compiled to is worth keeping for the next run. */
const compiled = join(tmpdir(), "stammis-compiled");
keepInMemory();

/** Files of tests share their processes, and so what they import: no module may keep anything of one test for the next. */
const shared = { isolate: false };

/** Half a minute and more each: begun last, one of them would keep the whole run waiting. */
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
    // Two cores' worth, and the database's: each waits for it a good part of its time.
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
            "features/*/*/{domain,contract,backoffice,member,web,i18n}/**/*.test.ts",
            "packages/{client,contract,domain,i18n,ui,web}/**/*.test.ts",
            "apps/{member,backoffice}/**/*.test.ts",
            "tests/domain/**/*.test.ts",
            "scripts/**/*.test.ts",
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
          // The product is started some thirty times in processes of its own.
          env: { NODE_COMPILE_CACHE: compiled },
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // What a worker or a server of its own does comes when it comes: a second is short where others work beside it.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
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
          include: ["apps/api/**/*.test.ts"],
          globalSetup: ["apps/api/test/global.ts"],
          pool: "forks",
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

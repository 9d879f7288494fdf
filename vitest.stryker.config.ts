import { defineConfig } from "vitest/config";

/** The domain's own tests with fewer histories, because each mutant runs all of them. */
export default defineConfig({
  test: {
    include: ["{packages/domain,features/*/*/domain,tests/domain}/**/*.test.ts"],
    exclude: ["**/*-reach.test.ts"],
    env: { HISTORIES: "150" },
    testTimeout: 60_000,
  },
});

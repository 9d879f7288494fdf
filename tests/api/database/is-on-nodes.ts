import { inject } from "vitest";

/** Whether the tests run on a Citus cluster (TEST_WORKERS). `docs/testing.md` says which tests are skipped there. */
export const isOnNodes = inject("workers").length > 0;

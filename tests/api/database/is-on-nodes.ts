import { inject } from "vitest";

/** Whether the tests run on a Citus cluster (TEST_WORKERS). `docs/testing.md` lists the tests that are skipped there. */
export const isOnNodes = inject("workers").length > 0;

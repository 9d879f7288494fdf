import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { build } from "#packages/server/db/database.ts";
import type { DB } from "#packages/server/db/types.ts";
import { lockCompany } from "./queries.ts";

test("locking a company compiles only in a transaction, which keeps the lock", () => {
  // @ts-expect-error each statement sent outside of a transaction is one of its own
  const sent = (platform: Kysely<DB>) => lockCompany(platform, 1);
  // @ts-expect-error what only builds is no transaction
  const built = lockCompany(build, 1);
  expect([sent.length, built.compile().sql]).toEqual([1, expect.stringContaining("for no key update")]);
});

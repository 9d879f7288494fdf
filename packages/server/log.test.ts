import { Writable } from "node:stream";
import pino from "pino";
import { expect, test } from "vitest";
import { makeClub } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { logOptions } from "./log.ts";

test("row values in database errors stay out of the log", async () => {
  const api = await startApi();
  const { chain } = await makeClub(api);
  let written = "";
  const log = pino(
    logOptions("info"),
    new Writable({
      write(chunk, _, done) {
        written += chunk;
        done();
      },
    }),
  );
  const add = (email: string) =>
    api.services.db.inChain(chain.id, (trx) =>
      trx.insertInto("member").values({ chain_id: chain.id, membership_number: "1", email }).execute(),
    );
  const error: unknown = await add("anna@example.com").catch((reason: unknown) => reason);
  log.error({ err: error }, "INTERNAL");
  expect(written).toContain("member_membership_number_check");
  expect(written).toContain("23514");
  expect(written).not.toContain("anna@example.com");
});

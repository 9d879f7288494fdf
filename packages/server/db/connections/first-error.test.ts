import { sql } from "kysely";
import { expect, test } from "vitest";
import { makeClub } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { statement } from "../prepared.ts";

test("an act that waits only for a later statement throws the error of the statement that failed", async () => {
  const api = await startApi();
  const { chain } = await makeClub(api);
  const act = api.services.db.inChain(chain.id, async (_trx, { batch }) => {
    batch(statement(sql`select 1 / 0`)).catch(() => {});
    await batch(statement(sql`select 1`));
  });
  await expect(act).rejects.toMatchObject({ code: "22012" });
});

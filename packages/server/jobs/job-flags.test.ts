import { expect, test } from "vitest";
import { emptyDatabase } from "#tests/api/database/test-databases.ts";
import { withClient } from "../db/connections/with-client.ts";
import { migrate } from "../db/schema/migrate.ts";
import { chainFlags, keyedFlag } from "./job-flags.ts";

test("an upgrade sets the same flags on pending jobs as enqueue sets on new ones", async () => {
  const database = await emptyDatabase();
  const enqueueThree = (number: number) =>
    withClient(database, (owner) =>
      owner.query(
        `select enqueue('move-import', json_build_object('chainId', 12, 'importId', $1::int), 'import 12 ' || $1),
         enqueue('send-message', '{"chainId": 123}'), enqueue('send-platform-message', '{"messageId": 1}')`,
        [number],
      ),
    );
  const readFlags = () =>
    withClient(database, async (owner) => {
      const { rows } = await owner.query<{ flags: string[] }>(
        "select array(select jsonb_object_keys(flags)) as flags from graphile_worker.jobs order by id",
      );
      return rows.map(({ flags }) => flags.toSorted());
    });
  await migrate(database, { through: "0256_import_lines.sql" });
  await enqueueThree(1);
  expect(await readFlags()).toEqual([[], [], []]);
  await migrate(database, { through: "0258_flags_of_pending_jobs.sql" });
  await enqueueThree(2);
  const expected = [[...chainFlags([12]), keyedFlag], chainFlags([123]), []];
  expect(await readFlags()).toEqual([...expected, ...expected]);
});

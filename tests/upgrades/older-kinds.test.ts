import { expect, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { emptyDatabase } from "../api/database/test-databases.ts";

test("mail kinds of releases before 0.3 become their present kinds, and do not stop the upgrade", async () => {
  const database = await emptyDatabase();
  await migrate(database, { through: "0226_short_of_sms.sql" });
  const kinds = await withClient(database, async (client) => {
    for (const kind of ["STAFF_ACCESS", "ALREADY_REGISTERED", "BILLING"])
      await client.query(
        `insert into platform_message (kind, medium, recipient, language, text_body)
         values ($1, 'EMAIL', 'bo@example.com', 'sv', 'Hej')`,
        [kind],
      );
    await migrate(database);
    return (await client.query<{ kind: string }>("select kind from platform_message order by id")).rows;
  });
  expect(kinds.map(({ kind }) => kind)).toEqual(["STAFF_INVITATION", "MERCHANT_ACTIVATION", "BILLING"]);
});

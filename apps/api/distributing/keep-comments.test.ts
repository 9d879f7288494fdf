import { expect, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { cloneDatabase } from "#tests/api/database/test-databases.ts";
import { keepComments } from "./keep-comments.ts";

test("a recreated table gets back the comments that mark its secret columns", async () => {
  await withClient(await cloneDatabase(), async (client) => {
    const secret = `select count(*)::int as secret from pg_attribute where attrelid = 'account'::regclass
      and attname = 'password_hash' and col_description(attrelid, attnum) like 'Secret%'`;
    // This also holds on an already distributed database, because the comment was restored there.
    expect((await client.query(secret)).rows).toEqual([{ secret: 1 }]);
    const restore = await keepComments(client);
    await client.query("comment on column account.password_hash is null");
    expect((await client.query(secret)).rows).toEqual([{ secret: 0 }]);
    await restore();
    expect((await client.query(secret)).rows).toEqual([{ secret: 1 }]);
  });
});

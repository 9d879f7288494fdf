import { expect, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { isOnNodes } from "#tests/api/database/is-on-nodes.ts";
import { cloneDatabase } from "#tests/api/database/test-databases.ts";
import { grantDefaults } from "./grant-defaults.ts";

test.skipIf(isOnNodes)(
  "a role that may insert some columns may also insert the columns with defaults after distributing",
  async () => {
    const mayInsert = (column: string) =>
      `has_column_privilege('stammis_app', 'platform_message', '${column}', 'insert')`;
    await withClient(await cloneDatabase(), async (client) => {
      const read = async () =>
        (
          await client.query(
            `select ${mayInsert("kind")} as kind, ${mayInsert("status")} as status, ${mayInsert("sent_at")} as sent_at`,
          )
        ).rows[0];
      expect(await read()).toEqual({ kind: true, status: false, sent_at: false });
      await grantDefaults(client);
      expect(await read()).toEqual({ kind: true, status: true, sent_at: false });
    });
  },
);

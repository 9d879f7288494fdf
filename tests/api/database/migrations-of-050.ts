import { withClient } from "#packages/server/db/connections/with-client.ts";
import { baseline } from "#packages/server/db/schema/applied-migrations.ts";

/**
 * Stores as many migrations as 0.5.0 had (110), or fewer for an older release. They replace the baseline that this
 * program stores.
 */
export async function nameMigrationsAs050(database: string, count: number): Promise<void> {
  await withClient(database, async (client) => {
    await client.query("delete from migration where name = $1", [baseline.name]);
    await client.query(
      "insert into migration (name) select lpad(n::text, 4, '0') || '_before.sql' from generate_series(1, $1) as n",
      [count],
    );
  });
}

import { sql } from "kysely";
import { revokeTillDevices } from "#features/till/devices/api/queries.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { closedSubpage } from "./subpages.ts";

/**
 * Closes a point of sale: it leaves all lists, its staff lose it, and its subpage is free again. Its purchases stay.
 * Refuses with LAST_LOCATION for the last one.
 */
export async function closeLocation(
  { db, changes }: Services,
  { chain, actor, params: { id }, now }: Call<"closeLocation">,
) {
  const { people, devices } = await db.inChain(chain.id, async (trx) => {
    // The lock on all open ones serialises two concurrent closings of the last two.
    const open = await trx
      .selectFrom("location")
      .select(["id", "subpage"])
      .where("closed_at", "is", null)
      .orderBy("id")
      .forNoKeyUpdate()
      .execute();
    const closing = open.find((each) => each.id === id);
    if (!closing) return refuse("NOT_FOUND");
    if (open.length === 1) return refuse("LAST_LOCATION");
    await trx
      .updateTable("location")
      .set({ closed_at: now, subpage: closedSubpage(id) })
      .where("id", "=", id)
      .execute();
    const people = await trx
      .deleteFrom("staff_location")
      .where("location_id", "=", id)
      .returning("account_id as accountId")
      .execute();
    const devices = await revokeTillDevices(trx, { locationId: id }, now);
    const detail = { subpage: closing.subpage };
    const { accountId } = actor;
    await audit(trx, chain, { accountId, act: "close-location", subject: `location ${id}`, locationIds: [id], detail });
    return { people, devices };
  });
  // Needs a transaction of its own. On a cluster, the platform's role ended the till sessions on another connection,
  // which locks the accounts until the commit above.
  await db.inChain(chain.id, (trx) =>
    sql`update account set last_location_id = null where last_location_id = ${id}`.execute(trx),
  );
  for (const { accountId } of people) changes.tell(`account:${accountId}`);
  for (const deviceId of devices) changes.tell(`till-device:${chain.id}/${deviceId}`);
}

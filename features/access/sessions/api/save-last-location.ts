import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

/** Stores the point of sale where a staff member last worked, for the next sign-in. */
export async function saveLastLocation(
  { db }: Services,
  { chain, actor, params }: Call<"saveLastLocation">,
): Promise<void> {
  await db.inChain(chain.id, async (trx) => {
    const location = await trx
      .selectFrom("location")
      .select("id")
      .where("id", "=", params.id)
      .where("closed_at", "is", null)
      .executeTakeFirst();
    if (!location) return refuse("NOT_FOUND");
    if (actor.locationIds && !actor.locationIds.includes(location.id)) return refuse("OTHER_LOCATION");
    await trx.updateTable("account").set({ last_location_id: location.id }).where("id", "=", actor.accountId).execute();
  });
}

import type { Transaction } from "kysely";
import { normaliseName } from "#packages/domain/people/names.ts";
import { isTaken } from "#packages/server/db/errors.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call, Chain } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { checkVersion, lastEdit } from "#packages/server/request/versions.ts";
import { readLocationFields } from "./location-fields.ts";
import { ownLocationOf, selectLocations } from "./queries.ts";

type Body = Call<"createLocation">["body"];

async function guarded<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (isTaken(error, "location_chain_id_subpage_key")) refuseFields({ subpage: "SUBPAGE_TAKEN" });
    throw error;
  }
}

async function writeHours(
  trx: Transaction<DB>,
  chain: Chain,
  locationId: number,
  hours: Body["openingHours"],
): Promise<void> {
  await trx.deleteFrom("opening_hours").where("location_id", "=", locationId).execute();
  if (hours.length === 0) return;
  const rows = hours.map(({ dayFrom, dayTo, timeFrom, timeTo }) => ({
    chain_id: chain.id,
    location_id: locationId,
    day_from: dayFrom,
    day_to: dayTo === dayFrom ? null : (dayTo ?? null),
    time_from: timeFrom,
    time_to: timeTo,
  }));
  await trx.insertInto("opening_hours").values(rows).execute();
}

/** Replaces the complete list of special days; undefined leaves them unchanged. */
async function writeSpecialDays(trx: Transaction<DB>, chain: Chain, locationId: number, days: Body["specialDays"]) {
  if (days === undefined) return;
  await trx.deleteFrom("special_day").where("location_id", "=", locationId).execute();
  if (days.length === 0) return;
  const rows = days.map(({ name, dateFrom, dateTo, timeFrom, timeTo }) => ({
    chain_id: chain.id,
    location_id: locationId,
    name: normaliseName(name),
    date_from: Temporal.PlainDate.from(dateFrom),
    date_to: Temporal.PlainDate.from(dateTo),
    time_from: timeFrom,
    time_to: timeTo,
  }));
  await trx.insertInto("special_day").values(rows).execute();
}

async function readBack(trx: Transaction<DB>, id: number) {
  return ownLocationOf(await selectLocations(trx).where("location.id", "=", id).executeTakeFirstOrThrow());
}

export async function createLocation({ db }: Services, { chain, actor, body, now }: Call<"createLocation">) {
  const fields = readLocationFields(body);
  return guarded(() =>
    db.inChain(chain.id, async (trx) => {
      const { id } = await trx
        .insertInto("location")
        .values({ chain_id: chain.id, ...fields, created_at: now })
        .returning("id")
        .executeTakeFirstOrThrow();
      await writeHours(trx, chain, id, body.openingHours);
      await writeSpecialDays(trx, chain, id, body.specialDays);
      await audit(trx, chain, {
        accountId: actor.accountId,
        act: "create-location",
        subject: `location ${id}`,
        locationIds: [id],
      });
      return readBack(trx, id);
    }),
  );
}

export async function updateLocation({ db }: Services, { chain, actor, params: { id }, body }: Call<"updateLocation">) {
  const fields = readLocationFields(body);
  return guarded(() =>
    db.inChain(chain.id, async (trx) => {
      const open = trx.selectFrom("location").select("id").where("id", "=", id).where("closed_at", "is", null);
      if (!(await open.forNoKeyUpdate().executeTakeFirst())) return refuse("NOT_FOUND");
      const present = await readBack(trx, id);
      await checkVersion(body.version, { version: present.version, present }, () =>
        lastEdit(trx, chain, `location ${id}`, "update-location"),
      );
      await trx.updateTable("location").set(fields).where("id", "=", id).execute();
      await writeHours(trx, chain, id, body.openingHours);
      await writeSpecialDays(trx, chain, id, body.specialDays);
      await audit(trx, chain, {
        accountId: actor.accountId,
        act: "update-location",
        subject: `location ${id}`,
        locationIds: [id],
      });
      return readBack(trx, id);
    }),
  );
}

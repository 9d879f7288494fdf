import { sql, type Transaction } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { accountOrder } from "#packages/server/db/sorted.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { hashToken } from "#packages/server/security/tokens.ts";

type At = Temporal.Instant;

/** Selects approved devices at the given points of sale, the latest approval first; null means all. */
export function selectTillDevices(db: Build, locationIds: readonly number[] | null) {
  const all = db
    .selectFrom("till_device as device")
    .innerJoin("location", (join) =>
      join.onRef("location.chain_id", "=", "device.chain_id").onRef("location.id", "=", "device.location_id"),
    )
    .leftJoin("account", "account.id", "device.approved_by")
    .select(["device.id", "device.name", "device.location_id", "device.created_at", "device.last_used_at"])
    .select(["location.name as location_name", "account.first_name", "account.last_name"])
    .where("device.revoked_at", "is", null)
    .orderBy("device.created_at", "desc")
    .orderBy("device.id", "desc");
  return locationIds === null ? all : all.where(sql<boolean>`device.location_id = any(${[...locationIds]}::bigint[])`);
}

/** Selects the approved device with this token at a point of sale. */
export const selectDeviceAt = (db: Build, { token, locationId }: { token: string; locationId: number }) =>
  db
    .selectFrom("till_device")
    .select("id")
    .where("token_hash", "=", hashToken(token))
    .where("location_id", "=", locationId)
    .where("revoked_at", "is", null);

/** Reads one PIN hash through a function, within the chain. The app's database role cannot read the column. */
export const pinHash = sql<string>`staff_pin_hash(pin.account_id)`.as("pin_hash");

/** Selects staff of the device's point of sale with a PIN, by name. A merchant works at all points of sale. */
export function selectCashiers(db: Build, { companyId }: Chain, device: { deviceId: number; locationId: number }) {
  return db
    .selectFrom("staff_pin as pin")
    .innerJoin("account", "account.id", "pin.account_id")
    .leftJoin("pin_failure as failure", (join) =>
      join
        .onRef("failure.chain_id", "=", "pin.chain_id")
        .onRef("failure.account_id", "=", "pin.account_id")
        .on("failure.device_id", "=", device.deviceId),
    )
    .select(["account.id", "account.first_name", "account.last_name"])
    .select(["failure.failed_count", "failure.locked_until"])
    .where("account.is_admin", "=", false)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom("staff_location as at")
            .select("at.account_id")
            .whereRef("at.chain_id", "=", "pin.chain_id")
            .whereRef("at.account_id", "=", "pin.account_id")
            .where("at.location_id", "=", device.locationId),
        ),
        eb.exists(
          eb
            .selectFrom("company_merchant as merchant")
            .select("merchant.account_id")
            .whereRef("merchant.account_id", "=", "pin.account_id")
            .where("merchant.company_id", "=", companyId),
        ),
      ]),
    )
    .orderBy(accountOrder)
    .orderBy("account.id");
}

/** Ends the sessions opened by PIN at a device, or by an account in the transaction's chain except the given one. */
export async function endSessionsByPin(
  trx: Transaction<DB>,
  of: { deviceId: number } | { accountId: number; exceptHash?: Buffer },
): Promise<void> {
  await ("deviceId" in of
    ? sql`select end_device_sessions(${of.deviceId})`
    : sql`select end_till_sessions(${of.accountId}, ${of.exceptHash ?? Buffer.alloc(0)}::bytea)`
  ).execute(trx);
}

/** Revokes approved devices, ends every session opened there by PIN and returns the device ids. */
export async function revokeTillDevices(
  trx: Transaction<DB>,
  which: { id: number } | { locationId: number },
  now: At,
): Promise<number[]> {
  const live = trx.updateTable("till_device").set({ revoked_at: now }).where("revoked_at", "is", null);
  const revoked = await ("id" in which
    ? live.where("id", "=", which.id)
    : live.where("location_id", "=", which.locationId)
  )
    .returning("id")
    .execute();
  const ids = revoked.map(({ id }) => id);
  for (const deviceId of ids) await endSessionsByPin(trx, { deviceId });
  return ids;
}

import type { Transaction } from "kysely";
import { whatChanged } from "#features/insight/trail/domain/trail.ts";
import { textMax } from "#packages/domain/limits.ts";
import { checkName } from "#packages/domain/people/names.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call, StaffActor } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { hashToken, makeDeviceToken } from "#packages/server/security/tokens.ts";
import { revokeTillDevices, selectTillDevices } from "./queries.ts";

type DeviceRow = Awaited<ReturnType<ReturnType<typeof selectTillDevices>["execute"]>>[number];

export function tillDeviceOf(row: DeviceRow) {
  return {
    id: row.id,
    name: row.name,
    pointOfSaleId: row.location_id,
    pointOfSale: row.location_name,
    approvedBy: `${row.first_name ?? ""} ${row.last_name ?? ""}`.trim(),
    approvedAt: row.created_at.toString(),
    lastUsedAt: row.last_used_at?.toString() ?? null,
  };
}

function readName(input: string): string {
  const read = checkName(input, { min: 2, max: textMax.deviceName });
  return read.ok ? read.name : (refuseFields({ name: read.reason }) as never);
}

/** Finds a device at the actor's points of sale. Refuses NOT_FOUND. */
async function findOwn(trx: Transaction<DB>, { locationIds }: StaffActor, id: number): Promise<DeviceRow> {
  const row = await selectTillDevices(trx, locationIds).where("device.id", "=", id).executeTakeFirst();
  return row ?? refuse("NOT_FOUND");
}

/** Turns the caller's browser into a till of one point of sale. Returns the token this one time. Product's till. */
export async function approveTillDevice({ db, limits }: Services, call: Call<"approveTillDevice">) {
  const { chain, actor, body, realNow } = call;
  const name = readName(body.name);
  // Each device counts its wrong PINs separately. Without a limit on devices, a person could guess without end.
  await limits.spend("tillDevicesPerChain", String(chain.id));
  const token = makeDeviceToken(chain.id);
  return db.inChain(chain.id, async (trx) => {
    // Locks the location, so that no device is approved while the point of sale is being closed.
    const location = await trx
      .selectFrom("location")
      .select("id")
      .where("id", "=", body.pointOfSaleId)
      .where("closed_at", "is", null)
      .forShare()
      .executeTakeFirst();
    if (!location) return refuse("NOT_FOUND");
    if (actor.locationIds && !actor.locationIds.includes(location.id)) return refuse("OTHER_LOCATION");
    const { id } = await trx
      .insertInto("till_device")
      .values({
        chain_id: chain.id,
        location_id: location.id,
        name,
        token_hash: hashToken(token),
        approved_by: actor.accountId,
        created_at: realNow,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const detail = { pointOfSaleId: location.id };
    const subject = `till-device ${id}`;
    const locationIds = [location.id];
    await audit(trx, chain, { accountId: actor.accountId, act: "approve-till-device", subject, locationIds, detail });
    return { device: tillDeviceOf(await findOwn(trx, actor, id)), token };
  });
}

export async function renameTillDevice(
  { db }: Services,
  { chain, actor, params: { id }, body }: Call<"renameTillDevice">,
) {
  const name = readName(body.name);
  return db.inChain(chain.id, async (trx) => {
    const before = await findOwn(trx, actor, id);
    await trx.updateTable("till_device").set({ name }).where("id", "=", id).execute();
    await audit(trx, chain, {
      accountId: actor.accountId,
      act: "rename-till-device",
      subject: `till-device ${id}`,
      locationIds: [before.location_id],
      detail: { changes: whatChanged({ name: before.name }, { name }) },
    });
    return tillDeviceOf(await findOwn(trx, actor, id));
  });
}

/** Revokes the approval of a device and ends the sessions that were opened there by PIN. */
export async function revokeTillDevice(
  { db, changes }: Services,
  { chain, actor, params: { id }, realNow }: Call<"revokeTillDevice">,
) {
  await db.inChain(chain.id, async (trx) => {
    const { location_id } = await findOwn(trx, actor, id);
    const revoked = await revokeTillDevices(trx, { id }, realNow);
    // A concurrent request revoked the device first.
    if (revoked.length === 0) return refuse("NOT_FOUND");
    const subject = `till-device ${id}`;
    const locationIds = [location_id];
    await audit(trx, chain, { accountId: actor.accountId, act: "revoke-till-device", subject, locationIds });
  });
  changes.tell(`till-device:${chain.id}/${id}`);
}

import type { Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import type { Call, Chain, StaffActor } from "#packages/server/request/call.ts";
import { selectOpenAmong } from "#packages/server/request/check-places.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import { versioned } from "#packages/server/request/versions.ts";
import { staffSchemas } from "../contract/schemas.ts";
import { canManageStaff, type StaffGrant } from "../domain/role-rules.ts";
import { type StaffRow, selectStaff } from "./queries.ts";

type Body = Call<"updateStaff">["body"];
export type Grant = Pick<Body, "role" | "pointsOfSaleIds" | "mayManageStaff">;

export function staffMemberOf(row: StaffRow, actor: StaffActor) {
  return versioned(staffSchemas.updateStaff.body, {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    pointsOfSaleIds: row.location_ids,
    mayManageStaff: row.may_manage_staff,
    lastActiveAt: row.last_active_at?.toString() ?? null,
    secondFactor: actor.role === "ROLE_MERCHANT" ? (row.has_second_factor ?? false) : null,
    isSelf: row.id === actor.accountId,
  });
}

/** Whether the actor sees a staff member: merchants see all, others only staff with a shared point of sale. Spec §6. */
export function isSeenBy({ locationIds }: StaffActor, row: Pick<StaffRow, "location_ids">): boolean {
  return locationIds === null || row.location_ids.some((id) => locationIds.includes(id));
}

export function mayManage(actor: StaffActor, target: Omit<StaffGrant, "managesLocalStaff">): boolean {
  const { accountId, role, locationIds, mayManageStaff } = actor;
  return canManageStaff(
    { accountId, role, pointsOfSaleIds: locationIds ?? [], managesLocalStaff: mayManageStaff },
    target,
  );
}

/** Finds a staff member that the actor may manage. Refuses with NOT_FOUND if invisible, else NO_ACCESS. */
export async function findManaged(
  trx: Transaction<DB>,
  chain: Chain,
  actor: StaffActor,
  accountId: number,
): Promise<StaffRow> {
  const row = await selectStaff(trx, chain).where("account.id", "=", accountId).executeTakeFirst();
  if (!row || !isSeenBy(actor, row)) return refuse("NOT_FOUND");
  if (!mayManage(actor, { accountId, role: row.role, pointsOfSaleIds: row.location_ids })) refuse("NO_ACCESS");
  return row;
}

/** Reads a requested grant: open points of sale only, and only grants that the actor could manage. */
export async function readGrant(
  trx: Transaction<DB>,
  chain: Chain,
  actor: StaffActor,
  body: Body,
  accountId = 0,
): Promise<Grant> {
  const { role } = body;
  if (role === "ROLE_MERCHANT") {
    if (!mayManage(actor, { accountId, role, pointsOfSaleIds: [] })) refuse("NO_ACCESS");
    return { role, pointsOfSaleIds: [], mayManageStaff: true };
  }
  const pointsOfSaleIds = [...new Set(body.pointsOfSaleIds)];
  if (pointsOfSaleIds.length === 0) refuseFields({ pointsOfSaleIds: "REQUIRED" });
  const open = await selectOpenAmong(trx, chain.id, pointsOfSaleIds).execute();
  if (open.length < pointsOfSaleIds.length) refuseFields({ pointsOfSaleIds: "NOT_FOUND" });
  if (!mayManage(actor, { accountId, role, pointsOfSaleIds })) refuse("NO_ACCESS");
  // Only a local merchant can get the right to manage others.
  return { role, pointsOfSaleIds, mayManageStaff: role === "ROLE_LOCAL_MERCHANT" && body.mayManageStaff };
}

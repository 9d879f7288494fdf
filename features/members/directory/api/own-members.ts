import type { Build } from "#packages/server/db/build.ts";
import { ownMembers } from "#packages/server/db/own-members.ts";
import type { StaffActor } from "#packages/server/request/call.ts";

/** A member who is there, if the caller may see them. */
export function selectOwnMember(db: Build, { locationIds }: Pick<StaffActor, "locationIds">, memberId: number) {
  const found = db
    .selectFrom("member")
    .select("member.id")
    .where("member.id", "=", memberId)
    .where("member.removed_at", "is", null);
  return locationIds ? found.where(ownMembers(locationIds)) : found;
}

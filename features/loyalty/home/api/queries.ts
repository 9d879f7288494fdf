import type { Build } from "#packages/server/db/build.ts";

/** Selects the member's home location. */
export function selectHomeLocation(db: Build, memberId: number) {
  return db
    .selectFrom("member")
    .innerJoin("location", (join) =>
      join.onRef("location.chain_id", "=", "member.chain_id").onRef("location.id", "=", "member.home_location_id"),
    )
    .select(["location.id", "location.commercial_name as name", "location.logo_path as logoPath"])
    .where("member.id", "=", memberId)
    .where("location.closed_at", "is", null);
}

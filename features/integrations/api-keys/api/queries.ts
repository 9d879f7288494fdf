import { sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { nameOrder } from "#packages/server/db/sorted.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import type { Chain } from "#packages/server/request/call.ts";

const limitColumns = [
  "alone_per_purchase_ore",
  "alone_per_day_ore",
  "alone_per_member_day_ore",
  "correction_per_member",
  "correction_per_day",
] as const;

/** Selects all keys of a club: live ones first, the latest created first. */
export function selectApiKeys(db: Build) {
  return db
    .selectFrom("api_key")
    .innerJoin("account", "account.id", "api_key.created_by")
    .select(["api_key.id", "name", "hint", "scopes", "bound", "api_key.created_at", "expires_at"])
    .select(limitColumns)
    .select(["api_key.last_used_at", "revoked_at", staffName().as("created_by_name")])
    .select((eb) =>
      eb
        .selectFrom("api_key_location as at")
        .innerJoin("location", (join) =>
          join.onRef("location.chain_id", "=", "at.chain_id").onRef("location.id", "=", "at.location_id"),
        )
        .select(
          sql<{ id: number; name: string }[]>`coalesce(json_agg(
            json_build_object('id', location.id, 'name', location.name) order by ${nameOrder("location.name")}), '[]')`.as(
            "places",
          ),
        )
        .whereRef("at.chain_id", "=", "api_key.chain_id")
        .whereRef("at.key_id", "=", "api_key.id")
        .as("places"),
    )
    .orderBy(sql`revoked_at is null`, "desc")
    .orderBy("api_key.created_at", "desc")
    .orderBy("api_key.id", "desc");
}

/** Selects the key with this hash, only in the key's own club. Runs as the platform's role, which can read the hash. */
export function findApiKey(db: Build, { id }: Pick<Chain, "id">, hash: Buffer) {
  return db
    .selectFrom("api_key")
    .select(["id", "account_id", "scopes", "bound", "expires_at", "revoked_at", "last_used_at"])
    .select(limitColumns)
    .select((eb) =>
      eb
        .selectFrom("api_key_location as at")
        .select(sql<number[]>`coalesce(array_agg(at.location_id), '{}')`.as("ids"))
        .whereRef("at.chain_id", "=", "api_key.chain_id")
        .whereRef("at.key_id", "=", "api_key.id")
        .as("location_ids"),
    )
    .select(
      sql<number>`(select count(*)::int from location where location.chain_id = ${id} and closed_at is null)`.as(
        "open_locations",
      ),
    )
    .where("chain_id", "=", id)
    .where("token_hash", "=", hash);
}

export type FoundKey = Awaited<ReturnType<ReturnType<typeof findApiKey>["execute"]>>[number];

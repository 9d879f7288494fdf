import { sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import type { OrderMapping } from "../domain/mapping.ts";

interface Received {
  last_received_at: Temporal.Instant | null;
  no_member: number;
  refused: number;
}

/** Selects a club's connections, the first created first, with the counts of their orders without a purchase. */
export function selectConnections(db: Build, chainId: number) {
  return db
    .selectFrom("connection")
    .innerJoin("location as place", (join) =>
      join.onRef("place.chain_id", "=", "connection.chain_id").onRef("place.id", "=", "connection.location_id"),
    )
    .innerJoinLateral(
      sql<Received>`(select
        (select max(each.last_received_at) from connection_order each
          where each.chain_id = ${chainId} and each.connection_id = connection.id) as last_received_at,
        (select count(*)::int from connection_order each where each.chain_id = ${chainId}
          and each.connection_id = connection.id and each.state = 'NO_MEMBER' and not each.dry_run) as no_member,
        (select count(*)::int from connection_order each where each.chain_id = ${chainId}
          and each.connection_id = connection.id and each.state = 'REFUSED' and not each.dry_run) as refused)`.as(
        "received",
      ),
      (join) => join.onTrue(),
    )
    .select(["connection.id", "kind", "connection.name", "location_id", "connection.account_id", "paused", "dry_run"])
    .select(["token", "previous_until", "connection.created_at", "last_received_at", "no_member", "refused"])
    .select([sql<OrderMapping | null>`mapping`.as("mapping"), "place.name as place_name"])
    .select(sql<boolean>`place.closed_at is not null`.as("place_closed"))
    .where("connection.chain_id", "=", chainId)
    .orderBy("connection.id");
}

export type ConnectionRow = Awaited<ReturnType<ReturnType<typeof selectConnections>["execute"]>>[number];

/** Selects the connection that has this token, with its secrets. Runs as the platform's role, which can read them. */
export function findByToken(db: Build, chainId: number, token: string) {
  return db
    .selectFrom("connection")
    .select(["id", "kind", "name", "location_id", "account_id", "paused", "dry_run"])
    .select(["secret", "previous_secret", "previous_until"])
    .select(sql<OrderMapping | null>`mapping`.as("mapping"))
    .where("chain_id", "=", chainId)
    .where("token", "=", token);
}

import type { Config } from "#packages/server/config.ts";
import type { ConnectionRow } from "./queries.ts";

const addressOf = ({ publicUrl }: Pick<Config, "publicUrl">, token: string) =>
  new URL(`/api/connections/${token}`, publicUrl).href;

/** Returns a connection for its merchants, never with its secret. */
export const connectionOf = (row: ConnectionRow, config: Pick<Config, "publicUrl">, now: Temporal.Instant) => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  pointOfSale: { id: row.location_id, name: row.place_name, isClosed: row.place_closed },
  address: addressOf(config, row.token),
  paused: row.paused,
  dryRun: row.dry_run,
  mapping: row.mapping,
  formerSecretUntil:
    row.previous_until && Temporal.Instant.compare(now, row.previous_until) < 0 ? row.previous_until.toString() : null,
  createdAt: row.created_at.toString(),
  lastReceivedAt: row.last_received_at?.toString() ?? null,
  counts: { noMember: row.no_member, refused: row.refused },
});

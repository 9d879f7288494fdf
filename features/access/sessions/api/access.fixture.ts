import type { AccessCases } from "#tests/permissions/access-cases.ts";

/** What the permission tests send to these endpoints. */
export const sessionsAccess: AccessCases = {
  oldRows: {
    sessions: ({ chain, ago, hash }) =>
      `insert into member_session (chain_id, token_hash, member_id, expires_at) values (${chain}, ${hash}, 1, ${ago(0)})`,
  },
  places: {
    saveLastLocation: { refused: ({ locationId: id }) => [{ params: { id } }] },
  },
};

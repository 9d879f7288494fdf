import type { AccessCases } from "#tests/permissions/access-cases.ts";

/** What the permission tests send to these endpoints. */
export const sessionsAccess: AccessCases = {
  places: {
    saveLastLocation: { refused: ({ locationId: id }) => [{ params: { id } }] },
  },
};

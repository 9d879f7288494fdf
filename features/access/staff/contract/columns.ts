import type { ListColumns } from "#packages/domain/list-columns.ts";
import type { StaffInvitationRow } from "./invitations/schemas.ts";
import type { StaffRow } from "./schemas.ts";

/** Roles and points of sale are sorted by their words, which the screen adds. */
export const staffColumns = {
  person: { kind: "text", sort: "ascending", only: "screen" },
  firstName: { kind: "text", only: "file", value: ({ firstName }) => firstName },
  lastName: { kind: "text", only: "file", value: ({ lastName }) => lastName },
  email: { kind: "text", only: "file", value: ({ email }) => email },
  role: { kind: "text", sort: "ascending" },
  places: { kind: "text", sort: "ascending" },
  managesStaff: { kind: "yesNo", only: "file", value: ({ mayManageStaff }) => mayManageStaff },
  active: { kind: "moment", sort: "descending", value: ({ lastActiveAt }) => lastActiveAt },
} as const satisfies ListColumns<StaffRow>;

export const staffInvitationColumns = {
  person: { kind: "text", sort: "ascending", only: "screen" },
  firstName: { kind: "text", only: "file", value: ({ firstName }) => firstName },
  lastName: { kind: "text", only: "file", value: ({ lastName }) => lastName },
  email: { kind: "text", only: "file", value: ({ email }) => email },
  role: { kind: "text", sort: "ascending" },
  places: { kind: "text", sort: "ascending" },
  invited: { kind: "moment", sort: "descending", value: ({ invitedAt }) => invitedAt },
  link: { kind: "text", sort: "ascending", only: "screen", sortBy: ({ expiresAt }) => expiresAt ?? "" },
  expires: { kind: "moment", only: "file", value: ({ expiresAt }) => expiresAt },
} as const satisfies ListColumns<StaffInvitationRow>;

import type { ListColumns } from "#packages/domain/list-columns.ts";
import type { InvitationRow } from "./schemas.ts";

export const invitationColumns = {
  email: { kind: "text", only: "file", value: ({ email }) => email },
  phone: { kind: "text", only: "file", value: ({ phone }) => phone },
  address: { kind: "text", sort: "ascending", only: "screen" },
  home: { kind: "text", sort: "ascending", value: ({ homeLocation }) => homeLocation },
  invitedAt: { kind: "moment", sort: "descending", value: ({ invitedAt }) => invitedAt },
  link: { kind: "text", sort: "ascending", only: "screen" },
  expires: { kind: "moment", only: "file", value: ({ expiresAt }) => expiresAt },
  acts: { kind: "text", only: "screen" },
} as const satisfies ListColumns<InvitationRow>;

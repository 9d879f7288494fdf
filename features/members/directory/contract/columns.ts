import type { ListColumns } from "#packages/domain/list-columns.ts";
import type { PersonFieldName } from "../domain/person-fields.ts";
import type { MemberRow } from "./schemas.ts";

/** The columns of the exported file. A file with these headers can be imported as members. */
export const memberColumns = {
  membershipId: { kind: "text", only: "file", value: ({ membershipId }) => membershipId },
  firstName: { kind: "text", only: "file", value: ({ firstName }) => firstName },
  lastName: { kind: "text", only: "file", value: ({ lastName }) => lastName },
  email: { kind: "text", only: "file", value: ({ email }) => email },
  phone: { kind: "text", only: "file", value: ({ phone }) => phone },
  name: { kind: "text", sort: "ascending", only: "screen" },
  contact: { kind: "text", only: "screen" },
  street: { kind: "text", only: "file" },
  zipCode: { kind: "text", only: "file" },
  city: { kind: "text", only: "file" },
  birthday: { kind: "day", only: "file" },
  gender: { kind: "text", only: "file" },
  language: { kind: "text", only: "file" },
  home: { kind: "text", sort: "ascending", value: ({ homeLocation }) => homeLocation },
  registered: { kind: "day", sort: "descending", value: ({ registeredAt }) => registeredAt },
  lastPurchase: { kind: "moment", sort: "descending", value: ({ lastPurchaseAt }) => lastPurchaseAt },
  purchases: { kind: "count", only: "file", value: ({ purchases }) => purchases },
  total: { kind: "sum", sort: "descending", value: ({ totalAmount }) => totalAmount },
  points: { kind: "count", sort: "descending", value: ({ clubPoints }) => clubPoints },
  marketingEmail: { kind: "yesNo", only: "file" },
  marketingSms: { kind: "yesNo", only: "file" },
} as const satisfies ListColumns<MemberRow> & Record<PersonFieldName, ListColumns<MemberRow>[string]>;

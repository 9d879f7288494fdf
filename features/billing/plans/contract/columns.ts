import type { ListColumns } from "#packages/domain/list-columns.ts";

/** One price of a plan. The exported file lists every price; the screen shows only the price in force on a day. */
interface PriceRow {
  name: string;
  offered: boolean;
  from: string;
  through: string | null;
  location: number;
  membersIncluded: number;
  member: number;
  companies: number | null;
}

export const planColumns = {
  name: { kind: "text", sort: "ascending", value: ({ name }) => name },
  offered: { kind: "yesNo", value: ({ offered }) => offered },
  from: { kind: "day", only: "file", value: ({ from }) => from },
  through: { kind: "day", only: "file", value: ({ through }) => through },
  location: { kind: "money", sort: "descending", value: ({ location }) => location },
  included: { kind: "count", value: ({ membersIncluded }) => membersIncluded },
  member: { kind: "money", value: ({ member }) => member },
  next: { kind: "text", only: "screen" },
  companies: { kind: "count", sort: "descending", value: ({ companies }) => companies },
} as const satisfies ListColumns<PriceRow>;

import type { ListColumns } from "#packages/domain/list-columns.ts";
import type { PointOfSaleShape } from "./shapes.ts";

export const locationColumns = {
  name: { kind: "text", sort: "ascending", value: ({ name }) => name },
  today: { kind: "text", only: "screen" },
  address: {
    kind: "text",
    sort: "ascending",
    only: "screen",
    value: ({ address }) => [address.street, address.city].filter(Boolean).join(", "),
    sortBy: ({ address }) => `${address.city} ${address.street}`,
  },
  shownName: { kind: "text", only: "file", value: ({ commercialName }) => commercialName },
  street: { kind: "text", only: "file", value: ({ address }) => address.street },
  zipCode: { kind: "text", only: "file", value: ({ address }) => address.zipCode },
  city: { kind: "text", only: "file", value: ({ address }) => address.city },
  phone: { kind: "text", value: ({ phone }) => phone },
  email: { kind: "text", only: "file", value: ({ email }) => email },
  website: { kind: "text", only: "file", value: ({ website }) => website },
  subpage: { kind: "text", sort: "ascending", value: ({ subpage }) => subpage },
} as const satisfies ListColumns<PointOfSaleShape>;

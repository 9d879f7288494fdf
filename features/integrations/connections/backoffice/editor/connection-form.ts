import { checkName } from "#packages/domain/people/names.ts";
import type { FieldCodes } from "#packages/web/forms/use-form.ts";
import { type ConnectionKind, checkShopSecret, connectionNameLength } from "../../domain/connections.ts";
import { checkMapping, type OrderMapping } from "../../domain/mapping.ts";
import { type OrderField, orderFields } from "../../domain/shop-order.ts";
import type { Connection } from "../queries.ts";
import { examplePaths } from "./example-order.ts";

/** The paths of a mapping as typed; empty: the message has no such field. */
type Paths = Record<OrderField, string>;

export type ConnectionForm = Paths & {
  kind: ConnectionKind;
  name: string;
  /** The id; empty before a choice. */
  place: string;
  /** Only of a new connection to Shopify. */
  secret: string;
  dryRun: boolean;
  amountUnit: OrderMapping["amountUnit"];
};

const pathFields = (valueFor: (field: OrderField) => string): Paths =>
  Object.fromEntries(orderFields.map((field) => [field, valueFor(field)])) as Paths;

/** Returns the form of a connection. A new one gets the only point of sale of its club. */
export const formOf = (connection: Connection | null, places: readonly { id: number }[]): ConnectionForm => ({
  kind: connection?.kind ?? "SHOPIFY",
  name: connection?.name ?? "",
  place: String(connection?.pointOfSale.id ?? (places.length === 1 ? (places[0]?.id ?? "") : "")),
  secret: "",
  dryRun: connection?.dryRun ?? false,
  amountUnit: connection?.mapping?.amountUnit ?? "KRONOR",
  ...pathFields((field) => (connection ? connection.mapping?.[field] : examplePaths[field]) ?? ""),
});

/** Returns the typed mapping; empty paths become null, except the required ones. */
export const mappingOf = ({ amountUnit, ...form }: ConnectionForm): OrderMapping => ({
  orderNumber: form.orderNumber,
  amount: form.amount,
  amountUnit,
  currency: form.currency.trim() || null,
  time: form.time.trim() || null,
  email: form.email.trim() || null,
  phone: form.phone.trim() || null,
  membershipNumber: form.membershipNumber.trim() || null,
  refunded: form.refunded.trim() || null,
});

/** Returns the fields that are saved both for a new and for an existing connection. */
export const fieldsOf = (form: ConnectionForm) => ({
  name: form.name,
  pointOfSaleId: Number(form.place),
  dryRun: form.dryRun,
  mapping: form.kind === "GENERIC" ? mappingOf(form) : null,
});

/** The form's fields by the names that the API uses in its errors. */
export const formNames: Partial<Record<string, keyof ConnectionForm>> = {
  pointOfSaleId: "place",
  ...Object.fromEntries(orderFields.map((field) => [`mapping.${field}`, field])),
};

/** Checks the form by the server's rules. */
export function checkConnection(form: ConnectionForm, isNew: boolean): FieldCodes<ConnectionForm> {
  const { kind, name, place, secret } = form;
  const readName = checkName(name, connectionNameLength);
  const readSecret = checkShopSecret(secret);
  const readMapping = checkMapping(mappingOf(form));
  return {
    name: readName.ok ? null : readName.reason,
    place: place === "" ? "REQUIRED" : null,
    secret: !isNew || kind !== "SHOPIFY" || readSecret.ok ? null : readSecret.reason,
    ...(kind === "GENERIC" && !readMapping.ok && readMapping.fields),
  };
}

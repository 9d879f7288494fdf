import { hash } from "node:crypto";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import { clubDay } from "#packages/domain/club/club-day.ts";
import type { Chain, StaffActor } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { ConnectionKind } from "../../domain/connections.ts";
import type { OrderMapping } from "../../domain/mapping.ts";

/** A connection whose orders are registered. */
export interface Connection {
  id: number;
  kind: ConnectionKind;
  name: string;
  locationId: number;
  accountId: number;
  dryRun: boolean;
  mapping: OrderMapping | null;
}

/** A row of a connection, as a query returns it. */
type Row = Pick<Connection, "id" | "kind" | "name" | "mapping"> & {
  location_id: number;
  account_id: number;
  dry_run: boolean;
};

export const connectionIn = (row: Row): Connection => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  mapping: row.mapping,
  locationId: row.location_id,
  accountId: row.account_id,
  dryRun: row.dry_run,
});

const clubsLimits = {
  perPurchaseOre: null,
  perDayOre: null,
  perMemberDayOre: null,
  correctionsPerMember: null,
  correctionsPerDay: null,
};

/**
 * Returns the context in which the orders of a connection are registered: like a key with the scope `purchases:write`
 * that is bound to the point of sale, with the limits of the club's cashiers.
 */
export function shopCall({ clock }: Pick<Services, "clock">, chain: Chain, connection: Connection) {
  const realNow = clock();
  const now = chainNow(realNow, chain);
  const actor: StaffActor = {
    kind: "staff",
    accountId: connection.accountId,
    role: "ROLE_LOCAL_MERCHANT",
    token: "",
    locationIds: [connection.locationId],
    mayManageStaff: false,
    impersonation: null,
    key: { id: 0, scopes: ["purchases:write"], limits: clubsLimits, pointsOfSale: 1 },
  };
  const { language } = chain;
  const requestFacts = { language, source: "", fromHere: false, userAgent: "" };
  return { chain, actor, day: clubDay(chain, now), now, realNow, ...requestFacts };
}

export type ShopCall = ReturnType<typeof shopCall>;

/**
 * Returns the registration key of an order. Shopify's ids and WooCommerce's order keys are unique, so an order counts
 * once although the shop is connected again; other programs count their orders for themselves.
 */
export function registrationKeyOf({ kind, id }: Pick<Connection, "kind" | "id">, orderKey: string): string {
  const digits = hash("sha256", `order ${kind === "GENERIC" ? `${kind} ${id}` : kind} ${orderKey}`, "hex");
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}

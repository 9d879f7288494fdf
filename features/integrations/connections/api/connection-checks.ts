import type { Check } from "#packages/server/verify/check.ts";

/** Checks of orders and their purchases. */
export const connectionChecks: Check[] = [
  {
    name: "the purchase of a shop's order has the order's key",
    why: "an order counts once",
    sql: `select o.chain_id, o.id as order_id, p.id as purchase_id
      from connection_order o join purchase p on p.chain_id = o.chain_id and p.id = o.purchase_id
      where p.registration_key <> o.registration_key`,
  },
];

import { sql } from "kysely";
import type { MemberDataParts } from "#packages/server/db/member-data.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { connectionsDataWords } from "../i18n/member-data.ts";

export const connectionsData = {
  shopOrders: {
    place: 155,
    facts: {
      at: "moment",
      shop: "text",
      number: "text",
      amount: "amount",
      returned: "amount",
      status: "code",
      email: "text",
      phone: "text",
    },
    // Orders of the member's purchases, and orders without a member that have the member's address or number.
    rows: (memberId) => sql`select placed.id as key, placed.received_at as at, connection.name as shop, placed.number,
        placed.amount_ore as amount, placed.returned_ore as returned,
        'ORDER_' || case when placed.dry_run then 'DRY_RUN' else placed.state end as status, placed.email, placed.phone
      from connection_order as placed
        join connection on connection.chain_id = placed.chain_id and connection.id = placed.connection_id
      where placed.chain_id = ${thisChain} and (
        placed.purchase_id in (select purchase.id from purchase join member as buyer
          on buyer.chain_id = purchase.chain_id and buyer.id = purchase.member_id
          where purchase.chain_id = ${thisChain} and (buyer.id = ${memberId} or buyer.merged_into = ${memberId}))
        or placed.email in (select person.email from member as person
          where person.chain_id = ${thisChain} and person.id = ${memberId})
        or placed.phone in (select person.phone from member as person
          where person.chain_id = ${thisChain} and person.id = ${memberId})
        or placed.membership_number in (select person.membership_number from member as person
          where person.chain_id = ${thisChain} and (person.id = ${memberId} or person.merged_into = ${memberId})))`,
  },
} satisfies MemberDataParts<typeof connectionsDataWords>;

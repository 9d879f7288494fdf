import { sql } from "kysely";
import { type MemberDataParts, nameOf, ofMember } from "#packages/server/db/member-data.ts";
import { nameOrder } from "#packages/server/db/sorted.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { purchasesDataWords } from "../i18n/member-data.ts";

/** Selects the names of a purchase's categories or campaigns. */
const tags = (tag: "category" | "campaign") => sql`array(select it.name from ${sql.table(`purchase_${tag}`)} as tag
  join ${sql.table(tag)} as it on it.chain_id = tag.chain_id and it.id = ${sql.ref(`tag.${tag}_id`)}
  where tag.chain_id = ${thisChain} and tag.purchase_id = purchase.id order by ${nameOrder("it.name")})`;

export const purchasesData = {
  purchases: {
    place: 150,
    facts: {
      id: "number",
      at: "moment",
      received: "moment",
      location: "text",
      paid: "amount",
      discount: "amount",
      returned: "amount",
      earned: "number",
      categories: "texts",
      campaigns: "texts",
    },
    rows: (memberId) => sql`select purchase.id as key, purchase.id, purchased_at as at, received_at as received,
      ${nameOf("location", "purchase.location_id")} as location, amount_ore as paid, discount_ore as discount,
      returned_ore as returned, lot.amount as earned, ${tags("category")} as categories, ${tags("campaign")} as campaigns
      from purchase left join point_lot as lot on lot.chain_id = purchase.chain_id and lot.purchase_id = purchase.id
      where ${ofMember("purchase", memberId)}`,
  },
} satisfies MemberDataParts<typeof purchasesDataWords>;

import { type Compilable, sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { prepared, statement } from "#packages/server/db/prepared.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";

/** A partial or complete return of a purchase. */
interface Returned {
  memberId: number;
  /** The purchase's id. */
  id: number;
  amountOre: number;
  /** Whether the purchase is returned completely and no longer counts. */
  isWhole: boolean;
}

const bought = sql`amount_ore + discount_ore > 0 and returned_at is null`;

function takeOut(_db: Build, { memberId, id, amountOre, isWhole }: Returned) {
  return statement(sql`update member_statistics set purchase_total_ore = purchase_total_ore - ${amountOre}::bigint,
      purchase_count = purchase_count - ${isWhole}::boolean::int,
      last_purchase_at = case when ${isWhole}::boolean then (select max(purchased_at) from purchase
        where chain_id = ${thisChain} and member_id = ${memberId} and ${bought}) else last_purchase_at end
    where chain_id = ${thisChain} and member_id = ${memberId} and exists (select from purchase
      where chain_id = ${thisChain} and id = ${id} and amount_ore + discount_ore > 0)`);
}

function takeOutOfMonths(_db: Build, { memberId, id, amountOre, isWhole }: Returned) {
  return statement(sql`with returned as (select location_id, date_trunc('month', purchased_on)::date as month
      from purchase where chain_id = ${thisChain} and id = ${id} and amount_ore + discount_ore > 0),
    tagged as (select 'LOCATION' as kind, location_id as tag_id from returned
      union all select 'CATEGORY', category_id from purchase_category where chain_id = ${thisChain} and purchase_id = ${id}
      union all select 'CAMPAIGN', campaign_id from purchase_campaign where chain_id = ${thisChain} and purchase_id = ${id})
    update member_month as figure set total_ore = total_ore - ${amountOre}::bigint,
      purchases = purchases - ${isWhole}::boolean::int,
      last_on = case when ${isWhole}::boolean then (select max(purchased_on) from purchase
        where chain_id = ${thisChain} and member_id = ${memberId} and ${bought}
          and purchased_on >= figure.month and purchased_on < figure.month + interval '1 month'
          and case when figure.kind = 'LOCATION' then location_id = figure.tag_id
            when figure.kind = 'CATEGORY' then exists (select from purchase_category where chain_id = ${thisChain}
              and purchase_id = purchase.id and category_id = figure.tag_id)
            else exists (select from purchase_campaign where chain_id = ${thisChain}
              and purchase_id = purchase.id and campaign_id = figure.tag_id) end) else last_on end
    from returned, tagged
    where figure.chain_id = ${thisChain} and figure.kind = tagged.kind and figure.tag_id = tagged.tag_id
      and figure.month = returned.month and figure.member_id = ${memberId}`);
}

/** Recounts the member's recent purchases after a return. */
const countLately = (_db: Build, { memberId }: Returned) =>
  statement(sql`select count_bought(${thisChain}, array[${memberId}::bigint]),
    count_tagged(${thisChain}, array[${memberId}::bigint])`);

const write = {
  purchase: prepared(takeOut),
  months: prepared(takeOutOfMonths),
  lately: prepared(countLately),
};

/**
 * Returns the statements that remove a returned purchase from its member's statistics. A visit without a purchase is
 * not in them.
 */
export function takeOutPurchase({ memberId, id, amountOre, isWhole }: Returned): Compilable[] {
  const returned = { memberId, id, amountOre, isWhole };
  return [write.purchase(returned), write.months(returned), write.lately(returned)];
}

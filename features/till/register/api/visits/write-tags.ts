import { type Compilable, sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { prepared, statement } from "#packages/server/db/prepared.ts";
import { type RowArrays, rowSet } from "#packages/server/db/row-set.ts";
import type { DecidedVisit, Visit } from "./decided-visit.ts";

const tags = rowSet({
  purchase_id: "bigint",
  kind: "text",
  tag_id: "bigint",
  member_id: "bigint",
  day: "date",
  paid_ore: "bigint",
  is_bought: "boolean",
});

/** Inserts the categories and campaigns of purchases, and adds them to their members' months. */
function insertTags(_db: Build, tagged: { chainId: number } & RowArrays<typeof tags.columns>) {
  return statement(sql`with tagged as (select * from ${tags.table(tagged)} as each),
    category as (insert into purchase_category (chain_id, purchase_id, category_id)
      select ${tagged.chainId}::bigint, purchase_id, tag_id from tagged where kind = 'CATEGORY' returning 1),
    campaign as (insert into purchase_campaign (chain_id, purchase_id, campaign_id)
      select ${tagged.chainId}::bigint, purchase_id, tag_id from tagged where kind = 'CAMPAIGN' returning 1),
    month as (insert into member_month (chain_id, kind, tag_id, month, member_id, purchases, total_ore, last_on)
    select ${tagged.chainId}::bigint, kind, tag_id, date_trunc('month', day)::date, member_id, 1, paid_ore, day
    from tagged where is_bought
    on conflict (chain_id, kind, tag_id, month, member_id) do update set purchases = member_month.purchases + 1,
      total_ore = member_month.total_ore + excluded.total_ore,
      last_on = greatest(member_month.last_on, excluded.last_on)) select`);
}

const write = prepared(insertTags);

const isBought = ({ payment }: DecidedVisit["plan"]) => payment.paidOre + payment.discountOre > 0;

/**
 * Categories (by their ids) and campaigns (by their ids, negative) of a purchase, as PostgreSQL writes an array; null:
 * none.
 */
export function taggedIn({ plan, categoryIds }: DecidedVisit): string | null {
  const tags = [...categoryIds, ...plan.campaignIds.map((id) => -id)];
  return isBought(plan) && tags.length > 0 ? `{${tags}}` : null;
}

/** The statement that writes the categories and campaigns of decided visits; without any, no statement. */
export function writeTags(all: readonly DecidedVisit[], { chainId }: Visit): Compilable[] {
  const tagged = all.flatMap(({ visit, plan, categoryIds }) => {
    const purchase = {
      purchase_id: visit.id,
      member_id: visit.memberId,
      day: visit.purchasedOn,
      paid_ore: plan.payment.paidOre,
      is_bought: isBought(plan),
    };
    return [
      ...categoryIds.map((tag_id) => ({ ...purchase, kind: "CATEGORY", tag_id })),
      ...plan.campaignIds.map((tag_id) => ({ ...purchase, kind: "CAMPAIGN", tag_id })),
    ];
  });
  return tagged.length === 0 ? [] : [write({ chainId, ...tags.arrays(tagged) })];
}

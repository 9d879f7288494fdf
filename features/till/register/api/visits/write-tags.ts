import { type Compilable, sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { prepared, statement } from "#packages/server/db/prepared.ts";
import type { DecidedVisit, Visit } from "./decided-visit.ts";

interface Tags {
  chainId: number;
  purchases: number[];
  kinds: string[];
  tags: number[];
  members: number[];
  days: string[];
  paid: number[];
  bought: boolean[];
}

/** What purchases are tagged with, and the same in their members' months. */
function insertTags(_db: Build, tagged: Tags) {
  return statement(sql`with tagged as (select * from unnest(${tagged.purchases}::bigint[], ${tagged.kinds}::text[],
        ${tagged.tags}::bigint[], ${tagged.members}::bigint[], ${tagged.days}::date[], ${tagged.paid}::bigint[],
        ${tagged.bought}::boolean[])
      as tagged (purchase, kind, tag, member, day, paid, bought)),
    category as (insert into purchase_category (chain_id, purchase_id, category_id)
      select ${tagged.chainId}::bigint, purchase, tag from tagged where kind = 'CATEGORY' returning 1),
    campaign as (insert into purchase_campaign (chain_id, purchase_id, campaign_id)
      select ${tagged.chainId}::bigint, purchase, tag from tagged where kind = 'CAMPAIGN' returning 1),
    month as (insert into member_month (chain_id, kind, tag_id, month, member_id, purchases, total_ore, last_on)
    select ${tagged.chainId}::bigint, kind, tag, date_trunc('month', day)::date, member, 1, paid, day
    from tagged where bought
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

/** The statement that writes what decided visits are tagged with; none where nothing is. */
export function writeTags(all: readonly DecidedVisit[], { chainId }: Visit): Compilable[] {
  const tagged = all.flatMap(({ visit, plan, categoryIds }) => [
    ...categoryIds.map((tag) => ({ visit, plan, kind: "CATEGORY", tag })),
    ...plan.campaignIds.map((tag) => ({ visit, plan, kind: "CAMPAIGN", tag })),
  ]);
  if (tagged.length === 0) return [];
  return [
    write({
      chainId,
      purchases: tagged.map(({ visit }) => visit.id),
      kinds: tagged.map(({ kind }) => kind),
      tags: tagged.map(({ tag }) => tag),
      members: tagged.map(({ visit }) => visit.memberId),
      days: tagged.map(({ visit }) => visit.purchasedOn.toString()),
      paid: tagged.map(({ plan }) => plan.payment.paidOre),
      bought: tagged.map(({ plan }) => isBought(plan)),
    }),
  ];
}

import type { Check } from "#packages/server/verify/check.ts";

const notCancelled = (redemption: string) => `not exists (select from redemption_cancellation c
  where c.chain_id = ${redemption}.chain_id and c.redemption_id = ${redemption}.id)`;

/** Consistency checks of coupons with their limits, campaigns and the welcome offer. */
export const offerChecks: Check[] = [
  {
    name: "every redeemed reward was published",
    why: "members cannot redeem a draft",
    sql: `select r.chain_id, r.id as redemption_id, r.coupon_id
      from redemption r join coupon c on c.chain_id = r.chain_id and c.id = r.coupon_id
      where c.publish_status = 'NEW'`,
  },
  {
    name: "a limited coupon's use count matches its valid uses and stays within the limit",
    why: "this count stops two tills from using the last one",
    sql: `select coupon.chain_id, coupon.id as coupon_id, coupon.total_limit, stock.total_limit as wall, stock.taken, r.uses
      from coupon
        left join coupon_stock stock on stock.chain_id = coupon.chain_id and stock.coupon_id = coupon.id
        cross join lateral (select count(*) as uses from redemption
          where chain_id = coupon.chain_id and coupon_id = coupon.id and ${notCancelled("redemption")}) r
      where coupon.total_limit is distinct from stock.total_limit or stock.taken <> r.uses
        or r.uses > coupon.total_limit`,
  },
  {
    name: "no member has used a coupon more often than its limit allows",
    why: "a member's last use counts once across tills; uses before an edit keep the earlier limit",
    sql: `select r.chain_id, r.coupon_id, r.member_id, coupon.per_member_limit, count(*) as uses
      from redemption r join coupon on coupon.chain_id = r.chain_id and coupon.id = r.coupon_id
      where ${notCancelled("r")} and not exists (select from audit_entry a where a.chain_id = coupon.chain_id
        and a.act = 'update-coupon' and a.subject = 'coupon ' || coupon.id)
        and not exists (select from merge_part came join member_merge m on m.chain_id = came.chain_id and m.id = came.merge_id
          where came.chain_id = r.chain_id and came.kind = 'REDEMPTION' and came.thing_id = r.id and m.undone_at is null)
      group by r.chain_id, r.coupon_id, r.member_id, coupon.per_member_limit
      having count(*) > coupon.per_member_limit`,
  },
  {
    name: "every redemption matches the kind of its coupon",
    why: "only rewards cost points, and only value coupons have an amount",
    sql: `select r.chain_id, r.id as redemption_id, c.kind, r.points, r.value_ore
      from redemption r left join coupon c on c.chain_id = r.chain_id and c.id = r.coupon_id
      where (c.kind is not distinct from 'REWARD') <> (r.points > 0) or (c.kind is not distinct from 'VALUE') <> (r.value_ore > 0)`,
  },
  {
    name: "a redemption, its purchase and its return belong to one member and one visit",
    why: "no member uses or gets back another member's coupon",
    sql: `select r.chain_id, r.id as redemption_id, r.purchase_id, back.purchase_id as returned_purchase_id
      from redemption r
        left join purchase p on p.chain_id = r.chain_id and p.id = r.purchase_id
        left join redemption_cancellation c on c.chain_id = r.chain_id and c.redemption_id = r.id
        left join purchase_return back on back.chain_id = c.chain_id and back.id = c.return_id
      where p.member_id <> r.member_id or (back.id is not null and back.purchase_id is distinct from r.purchase_id)`,
  },
  {
    name: "a used welcome offer belongs to one valid purchase of the same member",
    why: "the offer is available again after a full return and is used at most once",
    sql: `select o.chain_id, o.member_id, o.used_purchase_id, used.ids
      from member_welcome_offer o cross join lateral (select array_agg(p.id) as ids
        from purchase p join purchase_campaign c on c.chain_id = p.chain_id and c.purchase_id = p.id
        where p.chain_id = o.chain_id and p.member_id = o.member_id and c.campaign_id = o.campaign_id
          and p.returned_at is null) used
      where used.ids is distinct from case when o.used_purchase_id is not null then array[o.used_purchase_id] end
        and not exists (select from member_merge m where m.chain_id = o.chain_id and m.undone_at is null
          and m.other_id = o.member_id)
        and not exists (select from member_merge m where m.chain_id = o.chain_id and m.undone_at is null
          and m.kept_id = o.member_id and o.used_purchase_id = any(used.ids))`,
  },
  {
    name: "no welcome offer is used after its last day",
    why: "the offer is valid through the day before the anniversary of joining",
    sql: `select o.chain_id, o.member_id, o.through, p.id as purchase_id
      from member_welcome_offer o
        join purchase p on p.chain_id = o.chain_id and p.id = o.used_purchase_id
      where p.purchased_on > o.through`,
  },
  {
    name: "a chain has at most one welcome offer at a time",
    why: "a new member gets the current offer",
    sql: `select chain_id, count(*) from campaign where welcome_offer and publish_status = 'ACTIVE'
      group by chain_id having count(*) > 1`,
  },
  {
    name: "the welcome offer is valid at every point of sale",
    why: "a new member can use it at any point of sale",
    sql: `select p.chain_id, p.campaign_id, p.location_id
      from campaign_location p join campaign c on c.chain_id = p.chain_id and c.id = p.campaign_id
      where c.welcome_offer`,
  },
  {
    name: "purchases refer to campaigns and categories of their own club",
    why: "no data of one club is visible in another",
    sql: `select c.chain_id, c.purchase_id, c.campaign_id as other_id from purchase_campaign c
      where not exists (select from purchase p where p.chain_id = c.chain_id and p.id = c.purchase_id)
        or not exists (select from campaign o where o.chain_id = c.chain_id and o.id = c.campaign_id)
      union all select c.chain_id, c.purchase_id, c.category_id from purchase_category c
      where not exists (select from purchase p where p.chain_id = c.chain_id and p.id = c.purchase_id)
        or not exists (select from category o where o.chain_id = c.chain_id and o.id = c.category_id)`,
  },
  {
    name: "no purchase refers to an unpublished campaign",
    why: "a draft campaign is not active",
    sql: `select c.chain_id, c.purchase_id, c.campaign_id
      from purchase_campaign c join campaign o on o.chain_id = c.chain_id and o.id = c.campaign_id
      where o.publish_status = 'NEW'`,
  },
];

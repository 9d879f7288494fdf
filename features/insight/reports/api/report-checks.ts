import type { Check } from "#packages/server/verify/check.ts";

/**
 * Checks rules that hold between the counts of a report. Each count is written completely, so it stays consistent after
 * later purchases.
 */
export const reportChecks: Check[] = [
  {
    name: "each returning buyer bought on the previous purchase day that the report rows name",
    why: "reports sum buyers by their previous purchase day: an extra row counts a buyer twice",
    sql: `with bought as (
        select chain_id, location_id, day, sum(members) as members from report_buyers where not has_left group by 1, 2, 3),
      back as (
        select chain_id, location_id, before as day, sum(members) as members from report_buyers
        where not has_left and before > '-infinity' group by 1, 2, 3)
      select chain_id, location_id, day::text, back.members as came_back, bought.members as bought
      from back left join bought using (chain_id, location_id, day) where back.members > coalesce(bought.members, 0)`,
  },
  {
    name: "each day's buyers are counted once per point of sale and once for the club",
    why: "a buyer at two points of sale on one day counts once for the club",
    sql: `with day as (
        select chain_id, day, sum(members) filter (where location_id = 0) as at_all,
          sum(members) filter (where location_id <> 0) as at_each
        from report_buyers where not has_left group by 1, 2),
      most as (
        select chain_id, day, max(members) as members from (
          select chain_id, day, location_id, sum(members) as members from report_buyers
          where not has_left and location_id <> 0 group by 1, 2, 3) as place group by 1, 2)
      select chain_id, day::text, at_all, at_each, most.members as at_one from day left join most using (chain_id, day)
      where coalesce(at_all, 0) > coalesce(at_each, 0) or coalesce(at_all, 0) < coalesce(most.members, 0)`,
  },
  {
    name: "buyers by previous purchase month match buyers by previous purchase day",
    why: "reports read full months from one table and single days from the other",
    sql: `select chain_id, location_id, has_left, before_month::text, day::text, kept.members, days.members as by_day
      from report_buyers_by_month as kept full join (
        select chain_id, location_id, has_left, date_trunc('month', before)::date as before_month, day, sum(members) as members
        from report_buyers group by 1, 2, 3, 4, 5) as days using (chain_id, location_id, has_left, before_month, day)
      where kept.members is distinct from days.members`,
  },
  {
    name: "used welcome offers do not exceed given ones, and second purchases do not exceed used ones",
    why: "the report shows the share of welcomed members who bought",
    sql: `select chain_id, day::text, subject_id, location_id, given, used, again from (
        select chain_id, day, subject_id, location_id, coalesce(sum(count) filter (where kind = 'WELCOMED'), 0) as given,
          coalesce(sum(count) filter (where kind = 'WELCOME_USED'), 0) as used,
          coalesce(sum(count) filter (where kind = 'WELCOME_AGAIN'), 0) as again
        from report_day where kind in ('WELCOMED', 'WELCOME_USED', 'WELCOME_AGAIN') group by 1, 2, 3, 4) as each
      where used > given or again > used`,
  },
];

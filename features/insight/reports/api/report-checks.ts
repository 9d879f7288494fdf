import type { Check } from "#packages/server/verify/check.ts";

/**
 * What reports were counted to, by laws that hold whenever that was: each count is written whole, so that it agrees with
 * itself however much has been bought since.
 */
export const reportChecks: Check[] = [
  {
    name: "whoever came back had bought on the day before that reports tell of",
    why: "buyers of any period are summed by the day they had bought before: a row too many counts somebody twice",
    sql: `with bought as (
        select chain_id, location_id, day, sum(members) as members from report_buyers where not has_left group by 1, 2, 3),
      back as (
        select chain_id, location_id, before as day, sum(members) as members from report_buyers
        where not has_left and before > '-infinity' group by 1, 2, 3)
      select chain_id, location_id, day::text, back.members as came_back, bought.members as bought
      from back left join bought using (chain_id, location_id, day) where back.members > coalesce(bought.members, 0)`,
  },
  {
    name: "buyers of a day are counted at a point of sale each, and once at all of them",
    why: "who bought at two points of sale on a day is one buyer of the club: never more than at each, never fewer than at any",
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
    name: "buyers by the month they had bought before are those by the day",
    why: "reports tell whole months by the one and the days within a month by the other",
    sql: `select chain_id, location_id, has_left, before_month::text, day::text, kept.members, days.members as by_day
      from report_buyers_by_month as kept full join (
        select chain_id, location_id, has_left, date_trunc('month', before)::date as before_month, day, sum(members) as members
        from report_buyers group by 1, 2, 3, 4, 5) as days using (chain_id, location_id, has_left, before_month, day)
      where kept.members is distinct from days.members`,
  },
  {
    name: "welcome offers used are some of those given, and who bought again some of those who used one",
    why: "the report tells what a welcome brings as a part of all who were welcomed",
    sql: `select chain_id, day::text, subject_id, location_id, given, used, again from (
        select chain_id, day, subject_id, location_id, coalesce(sum(count) filter (where kind = 'WELCOMED'), 0) as given,
          coalesce(sum(count) filter (where kind = 'WELCOME_USED'), 0) as used,
          coalesce(sum(count) filter (where kind = 'WELCOME_AGAIN'), 0) as again
        from report_day where kind in ('WELCOMED', 'WELCOME_USED', 'WELCOME_AGAIN') group by 1, 2, 3, 4) as each
      where used > given or again > used`,
  },
];

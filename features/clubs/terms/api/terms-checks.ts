import type { Check } from "#packages/server/verify/check.ts";

export const termsChecks: Check[] = [
  {
    name: "no club is active before its terms are published",
    why: "members cannot join or collect points without published terms",
    sql: `select distinct begun.chain_id, needed.kind
      from (select chain_id, true as collects from club_points where active
        union all select chain_id, true from stamp_card where publish_status = 'ACTIVE'
        union all select chain_id, false from coupon where publish_status = 'ACTIVE'
        union all select chain_id, false from campaign where publish_status = 'ACTIVE') as begun
        cross join (values ('MEMBERSHIP'), ('PRIVACY')) as needed (kind)
      where (begun.collects or needed.kind = 'MEMBERSHIP') and not exists (
        select from terms_version t where t.chain_id = begun.chain_id and t.kind = needed.kind)`,
  },
  {
    name: "versions of terms are numbered without gaps",
    why: "each acceptance refers to a version",
    sql: `select chain_id, kind, max(version) as newest, count(*) from terms_version
      group by chain_id, kind having max(version) <> count(*) or min(version) <> 1`,
  },
  {
    name: "terms take effect in the order of their versions",
    why: "announced terms take effect on their day or are withdrawn before it",
    // A club may change its time zone before its first purchase, so days may differ by one.
    sql: `select t.chain_id, t.kind, t.version from terms_version t join chain on chain.id = t.chain_id
      where t.applies_on < (t.published_at at time zone chain.time_zone)::date - 1
        or (t.taken_back_at at time zone chain.time_zone)::date > t.applies_on
        or exists (select from terms_version earlier where earlier.chain_id = t.chain_id and earlier.kind = t.kind
          and earlier.version between 2 and t.version - 1 and earlier.applies_on > t.applies_on
          and (earlier.taken_back_at is null or earlier.taken_back_at > t.published_at))`,
  },
];

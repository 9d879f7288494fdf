import { type RawBuilder, sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { hasPart } from "#packages/server/db/has-part.ts";
import { matching, type Searcher } from "#packages/server/db/member-search.ts";
import { isOneOf, type SearchHits } from "#packages/server/db/search-hits.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Cursor } from "#packages/server/request/paging.ts";
import { actsOfArea, listsOfMembers, type TrailArea } from "../domain/trail.ts";

export interface TrailWanted {
  /** The reader and the points of sale within their reach; null for all. */
  reader: Searcher & { accountId: number; locationIds: readonly number[] | null };
  q?: string | undefined;
  /** The result of `findHits` for `q`. */
  hits: SearchHits | null;
  accountId?: number | undefined;
  area?: TrailArea | undefined;
  about?: string | undefined;
  from?: Temporal.Instant | undefined;
  before?: Temporal.Instant | undefined;
}

export interface TrailRow {
  id: number;
  at: Temporal.Instant;
  account_id: number | null;
  by_name: string;
  by_admin: boolean | null;
  act: string;
  subject: string;
  detail: Record<string, unknown>;
  kind: string | null;
  thing_id: number | null;
  thing_name: string | null;
}

/** Limits entries for a local merchant: at their points of sale, without one by staff who work there, and their own. */
function within({ accountId, locationIds }: TrailWanted["reader"]) {
  if (locationIds === null) return null;
  const own = sql`${[...locationIds]}::bigint[]`;
  return sql<boolean>`(entry.account_id = ${accountId}::bigint
    or entry.subject in (select 'campaign ' || place.campaign_id from campaign_location as place
      where place.chain_id = ${thisChain} and place.location_id = any(${own}))
    or case when entry.location_ids = '{}' then
    entry.account_id in (select near.account_id from staff_location as near
      where near.chain_id = ${thisChain} and near.location_id = any(${own}))
    else entry.location_ids && ${own} end)`;
}

const named = ["location", "coupon", "stamp_card", "campaign", "category", "selection", "sendout"] as const;

/** Finds people in the trail by a part of the name. Each is looked up once instead of per entry. */
const peopleLike = (q: string) => sql`with recursive doer as (
    select min(account_id) as id from audit_entry where chain_id = ${thisChain}
    union all select (select min(next.account_id) from audit_entry as next
      where next.chain_id = ${thisChain} and next.account_id > doer.id) from doer where doer.id is not null)
  select account.id from doer join account on account.id = doer.id where ${hasPart(staffName(), q)}`;

/** Finds members as lists do, with their redemptions, and other objects by a part of the name. */
function thingsLike(q: string, { reader, hits }: TrailWanted) {
  const fits = hits ? isOneOf(hits.memberIds) : matching(q, reader);
  const things = named.map(
    (table) => sql`select ${table.replace("_", " ")} || ' ' || thing.id from ${sql.table(table)} as thing
      where thing.chain_id = ${thisChain} and ${hasPart(sql`thing.name`, q)}`,
  );
  const members = sql`select 'member ' || met.id from met union all
    select 'redemption ' || redemption.id from met join redemption on redemption.member_id = met.id
    where redemption.chain_id = ${thisChain}`;
  return sql`with met as (select member.id from member
      where member.chain_id = ${thisChain} and ${fits} limit 200)
    ${sql.join([members, ...things], sql` union all `)}`;
}

/** Returns the subjects of entries about an object: its own, and those that `thing` below resolves to it. */
function subjectsOf(about: string) {
  const [, kind, id] = /^(.+) ([0-9]+)$/.exec(about) ?? [];
  if (kind === "member")
    return sql`select ${about} union all select 'redemption ' || redemption.id from redemption
      where redemption.chain_id = ${thisChain} and redemption.member_id = ${id}::bigint`;
  if (kind === "purchase")
    return sql`select ${about} union all select 'purchase ' || purchase.registration_key from purchase
      where purchase.chain_id = ${thisChain} and purchase.id = ${id}::bigint`;
  return sql`select ${about}`;
}

function conditionsOf(wanted: TrailWanted, after: Cursor | null): RawBuilder<boolean>[] {
  const { reader, accountId, area, about, from, before } = wanted;
  return [
    within(reader),
    accountId && sql<boolean>`entry.account_id = ${accountId}::bigint`,
    area && sql<boolean>`entry.act = any(${[...actsOfArea(area)]}::text[])`,
    area === "PERSONAL_DATA" &&
      sql<boolean>`(entry.act <> 'export-list' or entry.subject = any(${[...listsOfMembers]}::text[]))`,
    about && sql<boolean>`entry.subject = any(array(${subjectsOf(about)}))`,
    from && sql<boolean>`entry.at >= ${from}::timestamptz`,
    before && sql<boolean>`entry.at < ${before}::timestamptz`,
    after && sql<boolean>`(entry.at, entry.id) < (${after[0]}::timestamptz, ${after[1]}::bigint)`,
  ].filter((condition): condition is RawBuilder<boolean> => Boolean(condition));
}

const ofChain = (table: string) =>
  sql`${sql.ref(`${table}.chain_id`)} = ${thisChain} and ${sql.ref(`${table}.id`)} = thing.id`;

/** The object's current name. */
const nameOf = sql`case thing.kind
  when 'member' then (select trim(first_name || ' ' || last_name) from member where ${ofChain("member")})
  when 'account' then (select ${staffName("person")} from account as person where person.id = thing.id)
  when 'location' then (select name from location where ${ofChain("location")})
  when 'coupon' then (select name from coupon where ${ofChain("coupon")})
  when 'stamp card' then (select name from stamp_card where ${ofChain("stamp_card")})
  when 'campaign' then (select name from campaign where ${ofChain("campaign")})
  when 'selection' then (select name from selection where ${ofChain("selection")})
  when 'sendout' then (select name from sendout where ${ofChain("sendout")})
  when 'category' then (select name from category where ${ofChain("category")})
  when 'till-device' then (select name from till_device where ${ofChain("till_device")})
  when 'api-key' then (select name from api_key where ${ofChain("api_key")})
  when 'connection' then (select name from connection where ${ofChain("connection")}) end`;

/** Resolves a redemption to its member, and a confirmed amount to the purchase with the same registration key. */
const thing = sql`(select
    case when part[1] = 'redemption' then 'member' when entry.act = 'confirm-amount' then 'purchase' else part[1] end as kind,
    case when part[1] = 'redemption' then (select member_id from redemption
        where redemption.chain_id = ${thisChain} and redemption.id = part[2]::bigint)
      when entry.act = 'confirm-amount' then (select purchase.id from purchase
        where purchase.chain_id = ${thisChain} and purchase.registration_key = substr(entry.subject, 10)::uuid)
      else part[2]::bigint end as id
  from (select regexp_match(entry.subject, '^([a-z -]+) ([0-9]{1,15})$') as part) as parts)`;

const newest = (limit: number, ...conditions: RawBuilder<boolean>[]) =>
  sql`select entry.* from audit_entry as entry where ${sql.join(conditions, sql` and `)}
    order by entry.at desc, entry.id desc limit ${limit}`;

/**
 * Searches by the name of a person or object and reads each one's newest entries by index. A search through the entries
 * would read the complete trail for a rare word.
 */
function searched(wanted: TrailWanted, limit: number, each: readonly RawBuilder<boolean>[]) {
  const { q = "" } = wanted;
  const ofThing = newest(limit, ...each, sql<boolean>`entry.subject = met.subject`);
  const byPerson = newest(limit, ...each, sql<boolean>`entry.account_id = met.id`);
  return sql`select near.* from (${thingsLike(q, wanted)}) as met (subject), lateral (${ofThing}) as near
    union select near.* from (${peopleLike(q)}) as met (id), lateral (${byPerson}) as near`;
}

/** Selects entries newest first, one more than requested. */
export function selectTrail(db: Build, wanted: TrailWanted, after: Cursor | null, size: number) {
  const conditions = [sql<boolean>`entry.chain_id = ${thisChain}`, ...conditionsOf(wanted, after)];
  const limit = size + 1;
  const entries = wanted.q
    ? sql`select * from (${searched(wanted, limit, conditions)}) as entry order by at desc, id desc limit ${limit}`
    : newest(limit, ...conditions);
  const rows = sql<TrailRow>`(select entry.id, entry.at, entry.account_id, ${staffName("who")} as by_name,
      who.is_admin as by_admin, entry.act, entry.subject, entry.detail, thing.kind, thing.id as thing_id, ${nameOf} as thing_name
    from (${entries}) as entry
    left join account as who on who.id = entry.account_id left join lateral ${thing} as thing on true)`;
  return db.selectFrom(rows.as("trail")).selectAll().orderBy("at", "desc").orderBy("id", "desc");
}

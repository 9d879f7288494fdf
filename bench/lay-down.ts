import pg from "pg";
import { newMembershipNumber } from "#packages/server/security/tokens.ts";
import { type BenchMember, signInMembers } from "./club.ts";
import { peopleNames } from "./names.ts";

const usualPurchases = 10;
const firstDay = "current_date - 1095";

const { firstName, lastName } = peopleNames();

/** Clubs with consecutive ids, each with one point of sale; these have consecutive ids too. */
export interface Clubs {
  /** The id of the first club. */
  chainId: number;
  locationId: number;
  count: number;
}

/**
 * Returns the statements that insert members and their purchases. They are independent, so they can run in parallel.
 */
const statementsOf = (clubs: Clubs, members: number, purchasesEach: number): Record<string, string> => {
  const purchases = members * purchasesEach;
  /** Assigns consecutive members to one club, the same number to each. */
  const nthClub = (member: string) => `(${member} - 1) * ${clubs.count} / ${members}`;
  const chain = (member: string) => `${clubs.chainId} + ${nthClub(member)}`;
  const location = (member: string) => `${clubs.locationId} + ${nthClub(member)}`;
  /** The buyer of purchase n: every member buys once before any buys twice, in scattered order. */
  const buyer = `(1 + (n * 7919) % ${members})`;
  const day = `${firstDay} + (n * 1094 / ${purchases})::int`;
  const series = `generate_series(1::bigint, ${purchases}) n`;
  return {
    member: `insert into member (chain_id, id, membership_number, email, phone, first_name, last_name, home_location_id, registered_at)
      overriding system value
      select ${chain("n")}, n, lpad(((n * 618033988751) % 1000000000000)::text, 12, '0'),
        search_word(first_name) || '.' || search_word(last_name) || n || '@example.com',
        '+4670' || lpad(n::text, 7, '0'), first_name, last_name,
        ${location("n")}, now() - ${purchases} * interval '1 second' / 400 + n * interval '1 second' / 40
      from (select n, ${firstName("n")} as first_name, ${lastName("n")} as last_name
        from generate_series(1::bigint, ${members}) n) as named`,
    purchase: `insert into purchase (chain_id, id, registration_key, member_id, location_id, purchased_at, purchased_on, amount_ore)
      select ${chain(buyer)}, n, gen_random_uuid(), ${buyer}, ${location(buyer)}, ${day} + interval '12 hours', ${day}, 10000 from ${series}`,
    point_lot: `insert into point_lot (chain_id, id, member_id, purchase_id, earned_on, valid_through, amount, left_points,
        points_per_krona_hundredths)
      select ${chain(buyer)}, n, ${buyer}, n, ${day}, (${day} + interval '12 months')::date - 1, 100, 100, 100 from ${series}`,
    point_entry: `insert into point_entry (chain_id, member_id, lot_id, kind, points, at)
      select ${chain(buyer)}, ${buyer}, n, 'EARN', 100, ${day} + interval '12 hours' from ${series}`,
  };
};

/**
 * Selects indexes without dependent foreign keys. They are rebuilt after the rows are inserted, which is much faster.
 */
const takeOff = `select i.indexname as name, i.indexdef as definition, c.conname as rule,
    pg_get_constraintdef(c.oid) as ruled
  from pg_indexes i left join pg_constraint c on c.conname = i.indexname and c.contype in ('u', 'p')
  where i.schemaname = 'public' and i.tablename = $1 and not exists (
    select from pg_constraint f where f.contype = 'f' and f.conindid = i.indexname::regclass)`;

async function lay(url: string, table: string, statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    // The inserted rows are valid, so foreign keys and triggers are not checked row by row.
    await owner.query("set session_replication_role = replica; set synchronous_commit = off");
    await owner.query("set maintenance_work_mem = '512MB'; set max_parallel_maintenance_workers = 0");
    const { rows } = await owner.query<{ name: string; definition: string; rule: string | null; ruled: string }>(
      takeOff,
      [table],
    );
    for (const { name, rule } of rows) {
      await owner.query(rule ? `alter table ${table} drop constraint "${rule}"` : `drop index "${name}"`);
    }
    await owner.query(statement);
    for (const { definition, rule, ruled } of rows) {
      await owner.query(rule ? `alter table ${table} add constraint "${rule}" ${ruled}` : definition);
    }
  } finally {
    await owner.end();
  }
}

/** Fills the tables derived from members and purchases, which the product's acts normally write. */
async function countBeside(url: string, owner: pg.Client): Promise<void> {
  await lay(
    url,
    "member_word",
    `insert into member_word (chain_id, member_id, kind, word, start, all_starts, registered_at, sorted_name)
     select chain_id, id, each.*, registered_at, sorted_name from member, words_of_member(email, first_name || ' ' || last_name) as each`,
  );
  // Updates the statistics first: without them the planner would read all rows for each club.
  await owner.query("analyze");
  for (const statement of [
    // Inserts the row of a new member, which selections read.
    `insert into member_statistics (chain_id, member_id, is_there, has_email, email_bounced, asked_email_notification,
       has_phone, asked_phone_notification, asked_registered_at, asked_birthday, asked_home_location_id, asked_gender,
       asked_language, asked_city, asked_zip_code)
     select chain_id, id, asked.* from member, asked_of(member) as asked`,
    `insert into day_figures (chain_id, day, location_id, valid_through, slot, new_members)
     select chain_id, (registered_at at time zone time_zone)::date, home_location_id, 'infinity', 16, count(*)
     from member join chain on chain.id = member.chain_id group by 1, 2, 3`,
    `insert into club_counter (chain_id, kind, subject_id, slot, count)
     select chain_id, 'MEMBERS', 0, 16, count(*) from member group by 1`,
    "select count_member_statistics(id, current_date), count_club_figures(id) from chain",
    "vacuum full member_statistics",
  ]) {
    await owner.query(statement);
  }
}

/** Advances the sequence past ids that were inserted explicitly. */
export async function goOnCounting(owner: pg.Client, table: string): Promise<void> {
  const { rows } = await owner.query("select pg_get_serial_sequence($1, 'id') as name", [table]);
  await owner.query(`select setval($1, (select coalesce(max(id), 1) from ${table}))`, [rows[0].name]);
}

/** Inserts members with purchases over three years, distributed over the clubs. */
export async function layDown(
  url: string,
  owner: pg.Client,
  clubs: Clubs,
  members: number,
  purchasesEach = usualPurchases,
): Promise<void> {
  const statements = statementsOf(clubs, members, purchasesEach);
  await Promise.all(Object.entries(statements).map(([table, statement]) => lay(url, table, statement)));
  for (const table of Object.keys(statements)) await goOnCounting(owner, table);
  await countBeside(url, owner);
  await owner.query("vacuum analyze");
}

/** Signs in every n-th member of a club, with a number whose check digit is valid, because the till requires one. */
export async function signInSome(owner: pg.Client, chainId: number, every: number): Promise<BenchMember[]> {
  const { rows } = await owner.query<{ id: string }>(
    "select id from member where chain_id = $1 and id % $2 = 0 order by id",
    [chainId, every],
  );
  const numbered = rows.map(({ id }) => ({ id, membership_number: newMembershipNumber() }));
  await owner.query(
    `update member set membership_number = number from unnest($2::bigint[], $3::text[]) as each (member, number)
     where chain_id = $1 and id = member`,
    [chainId, numbered.map(({ id }) => id), numbered.map(({ membership_number: number }) => number)],
  );
  return signInMembers(owner, chainId, numbered);
}

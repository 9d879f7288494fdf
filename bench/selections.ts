import { type Compilable, sql } from "kysely";
import type pg from "pg";
import { askOfAll } from "#features/messages/selections/api/ask-of-all.ts";
import { contacted, selectCounts } from "#features/messages/selections/api/count-selection.ts";
import { matchSelection } from "#features/messages/selections/api/matching.ts";
import { figuresRow } from "#features/messages/selections/api/row-queries.ts";
import type { Condition } from "#features/messages/selections/domain/selection.ts";
import type { ChainId } from "#packages/domain/ids.ts";
import { build, type Database, openDatabase } from "#packages/server/db/database.ts";
import { statement } from "#packages/server/db/prepared.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { BenchClub } from "./club.ts";
import { type BenchCluster, withOwner } from "./cluster.ts";
import { rounds } from "./compare.ts";
import { makeLargeClub } from "./large-club.ts";
import { report, say } from "./report.ts";
import { scaleOf } from "./scale.ts";

const usual = 100_000;
/** The number of consecutive counts, like a merchant who tries one condition after another. */
const inARow = 100;

/** Returns whether only selections are to be measured; `--scale=` sets the number of members. */
export const isSelectionsAsked = (words: readonly string[]) => words.some((word) => word === "--only=selections");

/** Gives every third member's purchases a category too; returns its id. */
async function tagSome(owner: pg.Client, chainId: number): Promise<number> {
  const { rows } = await owner.query("insert into category (chain_id, name) values ($1, 'Bröd') returning id", [
    chainId,
  ]);
  await owner.query(
    `insert into member_month (chain_id, kind, tag_id, month, member_id, purchases, total_ore, last_on)
     select chain_id, 'CATEGORY', $2, month, member_id, purchases, total_ore, last_on from member_month
     where chain_id = $1 and kind = 'LOCATION' and member_id % 3 = 0`,
    [chainId, rows[0].id],
  );
  await owner.query(
    `update member_statistics as figures set tagged_keys = array[$2::bigint * 65536 + latest.month]
     from (select member_id, month_number(max(month)) as month from member_month
       where chain_id = $1 and kind = 'CATEGORY' group by 1) as latest
     where figures.chain_id = $1 and figures.member_id = latest.member_id`,
    [chainId, rows[0].id],
  );
  await owner.query("vacuum analyze member_month");
  return rows[0].id;
}

/** The club's frequency cap of two messages in seven days; every member got two messages this week. */
const cap = { messages: 2, days: 7 };
async function writeToAll(owner: pg.Client, { chainId, accountId }: BenchClub): Promise<void> {
  for (let nth = 0; nth < cap.messages; nth++) {
    await owner.query(
      `with sendout as (insert into sendout (chain_id, name, language, sms, by_email, created_by, created_at, state, frozen_at, done_at)
         values ($1, 'Bullar', 'sv', '{}', true, $2, now(), 'SENT', now(), now()) returning id)
       insert into sendout_recipient (chain_id, sendout_id, medium, member_id, state, sent_at)
         select chain_id, sendout.id, 'EMAIL', member.id, 'SENT', now() from member, sendout where chain_id = $1`,
      [chainId, accountId],
    );
  }
  await owner.query("vacuum analyze sendout_recipient");
}

/** Gives members different values in the fields that selections read. */
async function tellApart(owner: pg.Client, chainId: number): Promise<void> {
  await owner.query(
    `update member set gender = (array['FEMALE', 'MALE', 'OTHER', null])[1 + id % 4],
       birthday = date '1950-01-01' + (id * 7919 % 25000)::int, zip_code = (21000 + id % 2000)::text,
       city = (array['Malmö', 'Lund', 'Åre', 'Stockholm', 'Göteborg'])[1 + id % 5], email_notification = id % 3 > 0
     where chain_id = $1`,
    [chainId],
  );
  for (const table of ["member", "member_statistics"]) {
    await owner.query(`vacuum full ${table}`);
    await owner.query(`vacuum analyze ${table}`);
  }
}

function askedOf({ locationId }: BenchClub, categoryId: number): Record<string, Condition[]> {
  const three = { kind: "PURCHASES", min: 3, max: null, locationIds: [] } as const;
  const women = { kind: "GENDER", genders: ["FEMALE"] } as const;
  const cities = { kind: "CITY", cities: ["Malmö", "Lund"] } as const;
  const grown = { kind: "AGE", min: 18, max: 65 } as const;
  const swedish = { kind: "LANGUAGE", languages: ["sv"] } as const;
  return {
    "six plain": [
      ...[women, grown, swedish, { kind: "HOME_LOCATION", locationIds: [locationId] } as const],
      { kind: "REGISTERED", from: "2020-01-01", to: null },
      { kind: "CONSENT", channel: "EMAIL", has: true },
    ],
    "six with places and birthdays": [
      ...[cities, { kind: "POST_CODE", codes: ["21", "22"] } as const],
      ...[{ kind: "BIRTHDAY_SOON", days: 60 } as const, women, grown, swedish],
    ],
    "a city": [cities],
    "none in 12 months": [{ kind: "BOUGHT_LATELY", months: 12, has: false }],
    "three purchases ever": [{ ...three, period: null }],
    "a balance": [{ kind: "POINTS", min: 100, max: null }],
    "points about to expire": [{ kind: "EXPIRING_POINTS", points: 50, days: 30 }],
    "points to expire in 90 days": [{ kind: "EXPIRING_POINTS", points: 50, days: 90 }],
    "three in 12 months": [{ ...three, period: { months: 12 } }],
    "300 kronor in 12 months": [{ kind: "AMOUNT", min: 300, max: null, locationIds: [], period: { months: 12 } }],
    "bought in a category in 12 months": [
      { kind: "CATEGORY", categoryIds: [categoryId], period: { months: 12 }, has: true },
    ],
    "women, three at one place": [women, { ...three, locationIds: [locationId], period: { months: 12 } }],
  };
}

async function took(db: Database, chain: ChainId, queries: readonly Compilable[]): Promise<number> {
  const begun = performance.now();
  await db.read(chain, () => queries);
  return performance.now() - begun;
}

const atShare = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
const median = (values: readonly number[]) => atShare(values, 0.5);

/** Measures a live count of each selection, as a multiple of a bare count of the members. */
export async function measureSelections({ makeDatabase }: BenchCluster): Promise<void> {
  const members = scaleOf(process.argv) ?? usual;
  say(`${members} members with ten purchases each are being created: a few minutes per million.`);
  const url = await makeDatabase("selections");
  const { club, categoryId } = await withOwner(url, async (owner) => {
    const made = await makeLargeClub(url, owner, members);
    const categoryId = await tagSome(owner, made.chainId);
    await tellApart(owner, made.chainId);
    await writeToAll(owner, made);
    return { club: made, categoryId };
  });
  const db = openDatabase({
    logins: { app: url, platform: url, listener: url, replica: null },
    connections: 1,
    onError: () => {},
  });
  try {
    const chain = club.chainId as ChainId;
    const there = sql`member.chain_id = ${thisChain} and member.removed_at is null`;
    const all = statement(sql`select count(*) from member where ${there}`);
    const day = { today: Temporal.Now.plainDateISO(), timeZone: "Europe/Stockholm", locationIds: null };
    const countOf = (conditions: Condition[], had: ReturnType<typeof contacted> = null) => {
      const matching = matchSelection({ version: 1, match: "ALL", conditions }, day, figuresRow);
      return [askOfAll(build, matching), selectCounts(build, matching, figuresRow.isThere, had)];
    };
    const selections = askedOf(club, categoryId);
    const counts = Object.entries(selections).map(([name, conditions]) => ({ name, ours: countOf(conditions) }));
    const had = contacted(cap, figuresRow, Temporal.Now.zonedDateTimeISO(day.timeZone));
    const capped = {
      name: "six plain, and who has had two messages this week",
      ours: countOf(selections["six plain"] ?? [], had),
    };
    for (const { name, ours } of [...counts, capped]) {
      await took(db, chain, ours);
      const pairs = [];
      for (let round = 0; round < rounds; round++) {
        pairs.push({ base: await took(db, chain, [all]), own: await took(db, chain, ours) });
      }
      const ratios = pairs.map(({ base, own }) => own / base);
      report({
        name,
        against: "count(*)",
        unit: "ms",
        ratio: median(ratios),
        rounds: ratios,
        baseline: median(pairs.map(({ base }) => base)),
        value: median(pairs.map(({ own }) => own)),
      });
    }
    const times: number[] = [];
    for (let nth = 0; nth < inARow; nth++) times.push(await took(db, chain, counts[nth % counts.length]?.ours ?? []));
    report({
      name: `${inARow} counts in a row, of all kinds: 95 of 100 within`,
      value: atShare(times, 0.95),
      unit: "ms",
    });
  } finally {
    await db.close();
  }
}

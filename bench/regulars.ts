import type pg from "pg";
import { type BenchClub, type BenchMember, makeGuests } from "./club.ts";

/** Members for the heavier figures, and the offers they use. */
export interface Regulars {
  /** Each with ten lots of ten points; the coupon's price takes them all. To be used once. */
  savers: BenchMember[];
  /** As many like them, for plain purchases. */
  others: BenchMember[];
  couponId: number;
  campaignId: number;
  stampCardId: number;
  /** Five years and 5,000 purchases each, spent as they went but for the latest five. */
  oldest: BenchMember[];
}

const lotsEach = 10;
const purchasesEach = 5_000;

async function one(owner: pg.Client, sql: string, values: unknown[]): Promise<number> {
  const { rows } = await owner.query(sql, values);
  return Number(rows[0].id);
}

/** A reward at a price in points, a campaign and a stamp card, all running. */
export async function makeOffers(owner: pg.Client, chainId: number, price: number) {
  const couponId = await one(
    owner,
    "insert into coupon (chain_id, name, points_required, publish_status) values ($1, 'Tio påsar', $2, 'ACTIVE') returning id",
    [chainId, price],
  );
  const campaignId = await one(
    owner,
    "insert into campaign (chain_id, name, start_date, publish_status) values ($1, 'Hela året', '2020-01-01', 'ACTIVE') returning id",
    [chainId],
  );
  const stampCardId = await one(
    owner,
    `insert into stamp_card (chain_id, name, title, stamps_amount, month_validation, title_color, title_size,
       subtitle_color, subtitle_size, card_color, stamp_color, publish_status)
     values ($1, 'Kaffe', 'Kaffe', 10, 6, '#000000', 'MEDIUM', '#000000', 'SMALL', '#ffffff', '#000000', 'ACTIVE') returning id`,
    [chainId],
  );
  await owner.query(
    "insert into stamp_card_coupon (chain_id, stamp_card_id, reward, day_validation) values ($1, $2, 'Kaffe', 30)",
    [chainId, stampCardId],
  );
  return { couponId, campaignId, stampCardId };
}

/** Purchases on as many days as told, the latest `unspent` of them with their points left. */
async function history(
  owner: pg.Client,
  { chainId, locationId }: BenchClub,
  members: readonly BenchMember[],
  { purchases, perDay, points, unspent }: { purchases: number; perDay: number; points: number; unspent: number },
): Promise<void> {
  await owner.query(
    `with bought as (
       insert into purchase (chain_id, registration_key, member_id, location_id, purchased_at, purchased_on, amount_ore)
       select $1, gen_random_uuid(), id, $3, now() - n * (interval '1 day' / $5), current_date - (n / $5)::int, $6 * 100
       from unnest($2::bigint[]) id, generate_series(1, $4) n order by n desc returning id, member_id, purchased_on),
     lot as (
       insert into point_lot (chain_id, member_id, purchase_id, earned_on, valid_through, amount, left_points,
         points_per_krona_hundredths)
       select $1, member_id, id, purchased_on, purchased_on + 365, $6,
         case when row_number() over (partition by member_id order by purchased_on desc, id desc) <= $7 then $6 else 0 end, 100
       from bought returning id, member_id)
     insert into point_entry (chain_id, member_id, lot_id, kind, points, at) select $1, member_id, id, 'EARN', $6, now() from lot`,
    [chainId, members.map(({ id }) => id), locationId, purchases, perDay, points, unspent],
  );
}

/** A club that has been running: a card begun and a reward taken by each, so that the tables are not empty. */
async function letThemCollect(
  owner: pg.Client,
  { chainId, locationId }: BenchClub,
  members: readonly BenchMember[],
  { couponId, stampCardId }: { couponId: number; stampCardId: number },
): Promise<void> {
  const ids = members.map(({ id }) => id);
  await owner.query(
    `insert into member_stamp_card (chain_id, member_id, stamp_card_id, last_order)
     select $1, id, $3, 1 from unnest($2::bigint[]) id`,
    [chainId, ids, stampCardId],
  );
  await owner.query(
    `insert into stamp_card_usage (chain_id, member_id, stamp_card_id, usage_order, stamps_amount, reward_days, collected,
       status, started_on, ends_on, status_changed_at)
     select $1, id, $3, 1, 10, 30, 3, 'OPEN', current_date, current_date + 180, now() from unnest($2::bigint[]) id`,
    [chainId, ids, stampCardId],
  );
  await owner.query(
    `insert into stamp_entry (chain_id, member_id, stamp_card_id, usage_order, kind, stamps, purchase_id, at)
     select $1, member_id, $3, 1, 'STAMP', 3, max(id), now() from purchase
     where chain_id = $1 and member_id = any($2::bigint[]) group by member_id`,
    [chainId, ids, stampCardId],
  );
  await owner.query(
    `insert into redemption (chain_id, member_id, coupon_id, location_id, points, redeemed_at)
     select $1, id, $3, $4, 100, now() from unnest($2::bigint[]) id`,
    [chainId, ids, couponId, locationId],
  );
}

/** Makes what the heavier figures need, in the same club. */
export async function makeRegulars(owner: pg.Client, club: BenchClub, savers: number): Promise<Regulars> {
  const offers = await makeOffers(owner, club.chainId, 100);
  const saving = await makeGuests(owner, club.chainId, 2 * savers);
  await history(owner, club, saving, { purchases: lotsEach, perDay: 1, points: 10, unspent: lotsEach });
  await letThemCollect(owner, club, saving.slice(savers), offers);
  const oldest = await makeGuests(owner, club.chainId, 16);
  await history(owner, club, oldest, { purchases: purchasesEach, perDay: 2.75, points: 100, unspent: 5 });
  await owner.query("vacuum analyze");
  return { ...offers, savers: saving.slice(0, savers), others: saving.slice(savers), oldest };
}

import type pg from "pg";
import { type BenchClub, type BenchMember, makeGuests } from "./club.ts";
import { makeOffers, type Offers } from "./offers.ts";

/**
 * Members for the heavier comparisons, and the offers they use. Members who only read never buy, so their lots stay as
 * described.
 */
export interface Regulars {
  offers: Offers;
  /** Members with ten lots of ten points each; the coupon's price takes all of them. Each member is used once. */
  savers: BenchMember[];
  /**
   * As many members like the savers, for plain purchases: with fewer, each would return while its pages are still
   * cached.
   */
  others: BenchMember[];
  /** Members with five purchases and five usable lots each, as many as there are buyers. */
  lookers: BenchMember[];
  /** The first of `lookers`, as many as there are members in each of the following groups. */
  few: BenchMember[];
  /** Members with 5,000 purchases each over five years, whose points are spent except those of the latest five. */
  oldest: BenchMember[];
  /** Members with 250 purchases each over one year, whose lots are all usable. */
  hoarders: BenchMember[];
}

const lotsEach = 10;
const someAreEnough = 2_000;
const heavyMembers = 16;

interface Lived {
  purchases: number;
  perDay: number;
  points: number;
  unspent: number;
}

/** Inserts purchases on this many days; the latest `unspent` of them keep their points. */
async function history(
  owner: pg.Client,
  { chainId, locationId }: BenchClub,
  members: readonly BenchMember[],
  { purchases, perDay, points, unspent }: Lived,
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

/** Gives each member a started card and a used reward, so that the tables are not empty. */
async function letThemCollect(
  owner: pg.Client,
  { chainId, locationId }: BenchClub,
  members: readonly BenchMember[],
  { couponId, stampCardId }: Offers,
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

/** Makes the members for the heavier comparisons, in the same club. */
export async function makeRegulars(owner: pg.Client, club: BenchClub, saverCount: number): Promise<Regulars> {
  const offers = await makeOffers(owner, club.chainId, 100);
  const live = async (count: number, lived: Lived) => {
    const members = await makeGuests(owner, club.chainId, count);
    await history(owner, club, members, lived);
    return members;
  };
  const saving = { purchases: lotsEach, perDay: 1, points: 10, unspent: lotsEach };
  const savers = await live(saverCount, saving);
  const others = await live(saverCount, saving);
  await letThemCollect(owner, club, others, offers);
  const lookers = await live(someAreEnough, { purchases: 5, perDay: 0.1, points: 100, unspent: 5 });
  const oldest = await live(heavyMembers, { purchases: 5_000, perDay: 2.75, points: 100, unspent: 5 });
  const hoarders = await live(heavyMembers, { purchases: 250, perDay: 0.75, points: 100, unspent: 250 });
  await owner.query("select count_member_statistics($1, current_date)", [club.chainId]);
  await owner.query("vacuum analyze");
  return { offers, savers, others, lookers, few: lookers.slice(0, heavyMembers), oldest, hoarders };
}

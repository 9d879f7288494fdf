import { beforeAll, expect, test } from "vitest";
import { isOnNodes } from "#tests/api/database/is-on-nodes.ts";
import { rowsRead } from "#tests/api/database/rows-read.ts";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { makeCampaign, makeStampCard } from "#tests/api/offers.ts";
import { homeRead } from "./shared-home.ts";

const today = Temporal.PlainDate.from("2026-11-21");

interface History {
  purchases: number;
  /** The number of old full cards with an expired reward, and of old full cards with a used reward. */
  runOut: number;
  used: number;
}

let api: TestApi;
let club: Club;
let few: { memberId: number; token: string };
let many: { memberId: number; token: string };

async function write(text: string, values: Record<string, unknown>): Promise<void> {
  const names = Object.keys(values);
  const numbered = text.replace(/@(\w+)/g, (_, name: string) => `$${names.indexOf(name) + 1}::bigint`);
  await api.owner.query(numbered, Object.values(values));
}

/** Creates purchases: the latest five have usable points; earlier ones alternate between expired and used up. */
async function live(memberId: number, cardId: number, { purchases, runOut, used }: History): Promise<void> {
  const params = { chain: club.chain.id, member: memberId, location: club.locationIds[0], purchases };
  await write(
    `with bought as (
      insert into purchase (chain_id, registration_key, member_id, location_id, purchased_at, purchased_on, amount_ore)
      select @chain, gen_random_uuid(), @member, @location, '2026-11-21'::timestamptz - n * interval '1 hour',
        ('2026-11-21'::timestamptz - n * interval '1 hour')::date, 10000
      from generate_series(1, @purchases) as n returning id, purchased_on)
    insert into point_lot (chain_id, member_id, purchase_id, earned_on, valid_through, amount, left_points, points_per_krona_hundredths)
    select @chain, @member, id, purchased_on,
      case when n <= 5 then '2027-06-01'::date when n % 2 = 0 then purchased_on else '2027-05-31' end, 100, case when n <= 5 or n % 2 = 0 then 100 else 0 end, 100
    from (select id, purchased_on, row_number() over (order by id) as n from bought) as each`,
    params,
  );
  await write(
    `insert into purchase (chain_id, registration_key, member_id, location_id, purchased_at, purchased_on, amount_ore)
      select @chain, gen_random_uuid(), @member, @location, '2026-11-21'::timestamptz, '2026-11-21'::date, 0
      from generate_series(1, @purchases)`,
    params,
  );
  const card = { chain: club.chain.id, member: memberId, card: cardId, runOut, used };
  await write(
    `insert into member_stamp_card (chain_id, member_id, stamp_card_id, last_order) values (@chain, @member, @card, @last)`,
    { chain: card.chain, member: card.member, card: card.card, last: runOut + used + 1 },
  );
  await write(
    `insert into stamp_card_usage (chain_id, member_id, stamp_card_id, usage_order, stamps_amount, reward_days, collected, status,
      started_on, ends_on, reward_starts_on, reward_ends_on, status_changed_at)
    select @chain, @member, @card, n, 10, 30, case when n > @runOut + @used then 4 else 10 end,
      case when n > @runOut + @used then 'OPEN' else 'COMPLETED' end, '2026-06-01', '2026-12-31',
      case when n <= @runOut + @used then '2026-07-01'::date end,
      case when n <= @runOut then '2026-07-30'::date when n <= @runOut + @used then '2027-07-30'::date end, now()
    from generate_series(1, @runOut + @used + 1) as n`,
    card,
  );
  await write(
    `with taken as (
      insert into redemption (chain_id, member_id, stamp_card_id, usage_order, location_id, points, redeemed_at)
      select @chain, @member, @card, n, @location, 0, now() from generate_series(@runOut + 1, @runOut + @used) as n
      returning id, usage_order)
    update stamp_card_usage set redemption_id = taken.id from taken
    where member_id = @member and stamp_card_usage.usage_order = taken.usage_order`,
    { ...card, location: params.location },
  );
}

beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  const card = await makeStampCard(api, club);
  await makeCampaign(api, club);
  [few, many] = [await makeMember(api, club), await makeMember(api, club)];
  for (let n = 0; n < 20; n++) {
    const { memberId } = await makeMember(api, club);
    await live(memberId, card.id, { purchases: 200, runOut: 5, used: 5 });
  }
  await live(few.memberId, card.id, { purchases: 5, runOut: 0, used: 0 });
  await live(many.memberId, card.id, { purchases: 5_000, runOut: 300, used: 300 });
  await api.owner.query("select count_member_statistics($1, $2)", [club.chain.id, today.toString()]);
  await api.owner.query("vacuum analyze");
});

test.skipIf(isOnNodes).each(Object.keys(homeRead) as (keyof typeof homeRead)[])(
  "the home query %s costs the same after 5 000 purchases as after 5",
  async (name) => {
    const [short, long] = [
      await rowsRead(api, club, homeRead[name]({ memberId: few.memberId, today })),
      await rowsRead(api, club, homeRead[name]({ memberId: many.memberId, today })),
    ];
    // Home shows a few of the latest purchases with their points: at most this many extra rows are read.
    expect(long - short).toBeLessThanOrEqual(60);
  },
);

test("home shows the same for a short and a long history", async () => {
  const home = (token: string) => api.call("getConsumerHome", {}, { as: token, host: club.chain.subdomain });
  const [short, long] = [await home(few.token), await home(many.token)];
  expect([short.points.balance, long.points.balance]).toEqual([500, 500]);
  expect(long.profile.stampcardUsage).toHaveLength(1);
  expect(long.profile.stampcardCouponUsage).toHaveLength(10 + 5);
  expect(long.stampcards[0]?.usage?.historicStampcardUsages.map(({ usageOrder }) => usageOrder)).toEqual([
    600, 599, 598,
  ]);
});

import type pg from "pg";

/** A reward, a campaign and a stamp card of one club. */
export interface Offers {
  couponId: number;
  campaignId: number;
  stampCardId: number;
}

async function one(owner: pg.Client, sql: string, values: unknown[]): Promise<number> {
  const { rows } = await owner.query(sql, values);
  return Number(rows[0].id);
}

/** Makes a reward at a price in points, a campaign and a stamp card, all running. */
export async function makeOffers(owner: pg.Client, chainId: number, price: number): Promise<Offers> {
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

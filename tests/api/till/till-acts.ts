import { randomInt, randomUUID } from "node:crypto";
import type pg from "pg";
import { type BenchClub, makeBenchClub } from "../../../bench/club.ts";
import { makeOffers, type Offers } from "../../../bench/offers.ts";
import { type Posted, postOver } from "../servers/server-process.ts";

/** Makes a club whose members can do everything at a till, with points that never expire; the reward costs one. */
export type TillClub = BenchClub & Offers;

export async function makeTillClub(owner: pg.Client): Promise<TillClub> {
  const club = await makeBenchClub(owner, 20);
  return { ...club, ...(await makeOffers(owner, club.chainId, 1)) };
}

interface Body {
  pointOfSaleId: number;
  amount: number;
  membershipId?: string;
  couponIds?: number[];
  stamps?: { stampcardId: number; stamps: number }[];
  reason?: string;
}

/** A till's request, sent once or retried. */
export interface Act {
  key: string;
  /** The returned purchase, of a return. */
  returned: number | null;
  body: Body;
}

const oneOf = <T>(items: readonly T[]) => items[randomInt(items.length)] as T;

/** Makes a purchase, a third of them with a reward and a third with stamps. */
export function aPurchase(club: TillClub): Act {
  const kind = randomInt(3);
  return {
    key: randomUUID(),
    returned: null,
    body: {
      pointOfSaleId: club.locationId,
      membershipId: oneOf(club.members).number,
      amount: 2 + randomInt(40),
      couponIds: kind === 1 ? [club.couponId] : [],
      stamps: kind === 2 ? [{ stampcardId: club.stampCardId, stamps: 1 + randomInt(3) }] : [],
    },
  };
}

/** Makes a return of one krona of a purchase. */
export const aReturn = (club: TillClub, purchaseId: number): Act => ({
  key: randomUUID(),
  returned: purchaseId,
  body: { pointOfSaleId: club.locationId, amount: 1, reason: "Fel vara" },
});

export function send(port: number, club: TillClub, { key, returned, body }: Act): Promise<Posted | null> {
  const path = returned === null ? "/till/purchases" : `/till/purchases/${returned}/returns`;
  return postOver(port, club, path, body, key);
}

interface Landed {
  key: string;
  times: number;
  membershipId: string;
  amount: number;
  earned: number;
  rewards: number;
  stamps: number;
}

/** Reads the purchases after an id by key, with the number and sum of their returns. */
export async function readLanded(owner: pg.Client, after = 0) {
  const { rows } = await owner.query<Landed>(`
    select p.registration_key as key, count(*) over (partition by p.registration_key)::int as times,
      (select membership_number from member m where (m.chain_id, m.id) = (p.chain_id, p.member_id)) as "membershipId",
      (p.amount_ore / 100)::int as amount,
      (select coalesce(sum(e.points), 0)::int from point_lot l join point_entry e
          on (e.chain_id, e.lot_id) = (l.chain_id, l.id) and e.kind = 'EARN'
        where (l.chain_id, l.purchase_id) = (p.chain_id, p.id)) as earned,
      (select count(*)::int from redemption r where (r.chain_id, r.purchase_id) = (p.chain_id, p.id)) as rewards,
      (select coalesce(sum(stamps), 0)::int from stamp_entry s where (s.chain_id, s.purchase_id) = (p.chain_id, p.id)
        and s.kind in ('STAMP', 'FILL') and s.return_id is null) as stamps
    from purchase p where p.id > ${after}`);
  const { rows: returns } = await owner.query<{ id: number; amounts: number[] }>(`
    select purchase_id::float8 as id, array_agg((amount_ore / 100)::int) as amounts from purchase_return group by 1`);
  return {
    purchases: new Map(rows.map((row) => [row.key, row])),
    returns: new Map(returns.map(({ id, amounts }) => [id, amounts])),
  };
}

/** Returns whether an act was stored once, with the content of its body. */
export function hasLanded(
  { key, returned, body }: Act,
  { purchases, returns }: Awaited<ReturnType<typeof readLanded>>,
) {
  if (returned !== null) return JSON.stringify(returns.get(returned)) === JSON.stringify([body.amount]);
  const stamps = (body.stamps ?? []).reduce((sum, each) => sum + each.stamps, 0);
  const expected = { key, times: 1, membershipId: body.membershipId, amount: body.amount, earned: body.amount };
  const purchase = purchases.get(key);
  return JSON.stringify(purchase) === JSON.stringify({ ...expected, rewards: body.couponIds?.length ?? 0, stamps });
}

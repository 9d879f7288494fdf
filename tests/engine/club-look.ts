import type pg from "pg";
import type { Account } from "#features/loyalty/points/domain/ledger.ts";
import { type ClubLife, type LifeMember, takenOf } from "./club-life.ts";
import { miscounted } from "./miscounted.ts";

/** The ids of a club under test, with members and cards in the order of the history. */
export interface Looked {
  chainId: number;
  memberIds: readonly number[];
  emails: readonly string[];
  cardIds: readonly number[];
  couponIds: readonly number[];
}

interface FillingLook {
  id: number;
  member: number;
  card: number;
  order: number;
  shape: unknown;
}

/** The state of a club in the database, in the terms of the history. */
export interface Look {
  state: unknown;
  fillings: FillingLook[];
}

const usage = `json_build_array(u.stamps_amount, u.collected, u.status, u.started_on, u.ends_on, u.reward_starts_on,
  u.reward_ends_on, case when u.reward_ends_on is not null then u.redemption_id is not null end)`;

// The last values are lists of violated laws, which must be empty at every step.
const text = `select
  array(select json_build_array(l.member_id, l.amount, l.left_points, l.owed_points, l.valid_through)
    from point_lot l where l.chain_id = $1 and l.member_id = any($2) order by l.id) as lots,
  array(select json_build_object('id', u.id, 'member', u.member_id, 'card', u.stamp_card_id, 'order', u.usage_order,
      'shape', ${usage})
    from stamp_card_usage u where u.chain_id = $1 and u.member_id = any($2)
    order by u.member_id, u.stamp_card_id, u.usage_order) as fillings,
  array(select json_build_array(c.member_id, c.stamp_card_id, c.last_order, c.owed) from member_stamp_card c
    where c.chain_id = $1 and c.member_id = any($2) order by c.member_id, c.stamp_card_id) as cards,
  array(select json_build_array(coupon_id, total_limit, taken) from coupon_stock
    where chain_id = $1 order by coupon_id) as stock,
  array(select json_build_array(member_id, purchase_count, purchase_total_ore, extract(epoch from last_purchase_at)::bigint)
    from member_statistics where chain_id = $1 and member_id = any($2) order by member_id) as statistics,
  array(select json_build_array(member.id, array_position($4::text[], email) - 1, email_notification,
      removed_at is null and coalesce((select not given from consent said where said.chain_id = $1
        and said.member_id = member.id and channel = 'EMAIL' and source <> 'ADDRESS_REMOVED' order by said.id desc limit 1), false))
    from member
    where member.chain_id = $1 and member.id = any($2) order by member.id) as emails,
  array(select l.id from point_lot l where l.chain_id = $1 and l.member_id = any($2)
    and l.left_points - l.owed_points <> (select sum(case when kind in ('EARN', 'CANCEL', 'RESTORE', 'RELEASE') then points else -points end)
        from point_entry e where e.chain_id = $1 and e.member_id = l.member_id and e.lot_id = l.id)
      + (select coalesce(sum(case kind when 'SETTLE' then points else -points end), 0) from point_entry e
        where e.chain_id = $1 and e.member_id = l.member_id and e.kind in ('SETTLE', 'RELEASE') and e.other_lot_id = l.id)
  ) as unexplained,
  array(select l.id from point_lot l where l.chain_id = $1 and l.member_id = any($2) and l.left_points > 0
    and l.valid_through >= $3::date and exists (select from point_lot o where o.chain_id = $1
      and o.member_id = l.member_id and o.owed_points > 0)) as unpaid,
  ${miscounted}`;

/** Reads a club's state in one statement. */
export async function look(owner: pg.Pool, subject: Looked, today: Temporal.PlainDate): Promise<Look> {
  const values = [subject.chainId, subject.memberIds, today.toString(), subject.emails];
  const { rows } = await owner.query({ name: "look", text, values });
  const { fillings, ...state } = rows[0] as { fillings: FillingLook[] } & Record<string, unknown>;
  return {
    fillings,
    state: { ...state, fillings: fillings.map(({ member, card, order, shape }) => [member, card, order, shape]) },
  };
}

function lotsOf({ lots }: Account, memberId: number) {
  return lots.map(({ id, amount, left: remaining, owed, validThrough }) => ({
    id,
    row: [memberId, amount, remaining, owed, validThrough.toString()],
  }));
}

function fillingsOf({ cards }: LifeMember, memberId: number, cardIds: readonly number[]) {
  return cards.flatMap(({ fillings }, index) =>
    fillings
      .toSorted((a, b) => a.order - b.order)
      .map(({ order, stampsAmount, collected, status, startedOn, endsOn, reward }) => [
        ...[memberId, cardIds[index], order],
        [
          ...[stampsAmount, collected, status, startedOn.toString(), endsOn.toString()],
          ...[reward?.startsOn.toString() ?? null, reward?.endsOn.toString() ?? null, reward?.used ?? null],
        ],
      ]),
  );
}

function statisticsOf(life: ClubLife, index: number, memberId: number) {
  const counted = life.visits.filter(({ member, bought, returned }) => member === index && bought && !returned);
  const last = counted.reduce<number | null>(
    (latest, { at }) => Math.max(latest ?? 0, at.epochMilliseconds / 1000),
    null,
  );
  return [memberId, counted.length, counted.reduce((sum, { keptOre }) => sum + keptOre, 0), last && Math.floor(last)];
}

/** An erased member has no address, and neither has one merged into an erased member. */
function emailOf(life: ClubLife, { gone, email }: LifeMember) {
  const isErased = gone === "ERASED" || (gone && life.members[gone.into]?.gone === "ERASED");
  return isErased ? [null, false, false] : [email.of, email.given, email.optedOut];
}

/** Returns the expected state by the rules only. */
export function expected(life: ClubLife, { memberIds, cardIds, couponIds }: Looked): unknown {
  const collect = <T>(of: (member: LifeMember, id: number) => T[]) =>
    life.members.flatMap((member, index) => of(member, memberIds[index] as number));
  return {
    lots: collect(({ account }, id) => lotsOf(account, id))
      .sort((a, b) => a.id - b.id)
      .map(({ row }) => row),
    fillings: collect((member, id) => fillingsOf(member, id, cardIds)),
    cards: collect(({ cards }, id) =>
      cards.flatMap(({ lastOrder, owed }, index) => (lastOrder > 0 ? [[id, cardIds[index], lastOrder, owed]] : [])),
    ),
    stock: life.coupons.flatMap(({ totalLimit }, index) =>
      totalLimit === null ? [] : [[couponIds[index], totalLimit, takenOf(life, index)]],
    ),
    emails: collect((member, id) => [[id, ...emailOf(life, member)]]),
    statistics: life.members.map((_, index) => statisticsOf(life, index, memberIds[index] as number)),
    unexplained: [],
    unpaid: [],
    wrong_points: [],
    wrong_lapsing: [],
    packed: [],
    wrong_cards: [],
    wrong_months: [],
    wrong_bought: [],
    wrong_tagged: [],
    wrong_asked: [],
  };
}

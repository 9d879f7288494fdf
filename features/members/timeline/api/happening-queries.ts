import { type RawBuilder, sql } from "kysely";
import type { Channel } from "#packages/domain/people/channels.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Happening, MessageStatus } from "../contract/schemas.ts";

/** One event of a member; its kind decides which columns are filled. */
export interface TimelineRow {
  kind: Happening;
  at: Temporal.Instant;
  id: number;
  ore: number | null;
  points: number;
  stamps: number;
  name: string;
  place: string;
  author: string;
  purchase_id: number | null;
  undone: boolean;
  channel: Channel | null;
  given: boolean | null;
  source: string;
  status: MessageStatus | null;
}

export type HappeningColumn = Exclude<keyof TimelineRow, "kind" | "at" | "id">;
export type Sql = RawBuilder<unknown>;

/** The query of one kind of event. `from`: the end of the SQL statement, from its `from` to its conditions. */
export interface Part extends Partial<Record<HappeningColumn, Sql>> {
  kind: Sql;
  at: Sql;
  id: Sql;
  from: Sql;
}

const author = staffName();
const byAccount = (row: string) => sql`left join account on account.id = ${sql.ref(`${row}.account_id`)}`;
const of = (row: string, memberId: number) =>
  sql`${sql.ref(`${row}.chain_id`)} = ${thisChain} and ${sql.ref(`${row}.member_id`)} = ${memberId}`;
const at = (row: string, locationIds: readonly number[] | null) =>
  locationIds ? sql`and ${sql.ref(`${row}.location_id`)} = any(${[...locationIds]}::bigint[])` : sql``;

export interface Asked {
  memberId: number;
  /** The points of sale whose purchases and uses are shown; null: all. */
  locationIds: readonly number[] | null;
  /**
   * Whether messages are shown. False for support, because a sendout to a selection reveals that the member is in the
   * selection.
   */
  hasMessages: boolean;
}

const bought = ({ memberId, locationIds }: Asked): Part[] => [
  {
    kind: sql`case when purchase.amount_ore + purchase.discount_ore > 0 then 'PURCHASE' else 'VISIT' end`,
    at: sql`purchase.purchased_at`,
    id: sql`purchase.id`,
    ore: sql`purchase.amount_ore`,
    points: sql`coalesce(point_lot.amount, 0)`,
    stamps: sql`(select coalesce(sum(stamps), 0)::int from stamp_entry where stamp_entry.chain_id = ${thisChain}
      and stamp_entry.purchase_id = purchase.id and stamp_entry.kind in ('STAMP', 'FILL'))`,
    place: sql`location.name`,
    author,
    purchase_id: sql`purchase.id`,
    undone: sql`purchase.returned_at is not null`,
    from: sql`from purchase
      join location on location.chain_id = purchase.chain_id and location.id = purchase.location_id
      left join point_lot on point_lot.chain_id = purchase.chain_id and point_lot.purchase_id = purchase.id
      ${byAccount("purchase")} where ${of("purchase", memberId)} ${at("purchase", locationIds)}`,
  },
  {
    kind: sql`'RETURN'`,
    at: sql`back.returned_at`,
    id: sql`back.id`,
    ore: sql`back.amount_ore`,
    points: sql`(select coalesce(sum(points), 0)::bigint from point_entry where ${of("point_entry", memberId)}
      and point_entry.kind = 'RETURN' and point_entry.return_id = back.id)`,
    name: sql`back.reason`,
    place: sql`location.name`,
    author,
    purchase_id: sql`back.purchase_id`,
    source: sql`back.kind`,
    from: sql`from purchase
      join purchase_return as back on back.chain_id = purchase.chain_id and back.purchase_id = purchase.id
      join location on location.chain_id = back.chain_id and location.id = back.location_id
      ${byAccount("back")} where ${of("purchase", memberId)} ${at("purchase", locationIds)}`,
  },
];

const used = ({ memberId, locationIds }: Asked): Part[] => {
  const named = {
    id: sql`redemption.id`,
    ore: sql`redemption.value_ore`,
    points: sql`redemption.points::bigint`,
    name: sql`coalesce(coupon.name, full_card.reward)`,
    place: sql`location.name`,
    purchase_id: sql`redemption.purchase_id`,
    author,
  };
  const what = sql`join location on location.chain_id = redemption.chain_id and location.id = redemption.location_id
    left join coupon on coupon.chain_id = redemption.chain_id and coupon.id = redemption.coupon_id
    left join stamp_card_coupon as full_card on full_card.chain_id = redemption.chain_id
      and full_card.stamp_card_id = redemption.stamp_card_id`;
  const undone = sql`redemption_cancellation as cancelled on cancelled.chain_id = redemption.chain_id
    and cancelled.redemption_id = redemption.id`;
  const mine = sql`where ${of("redemption", memberId)} ${at("redemption", locationIds)}`;
  return [
    {
      ...named,
      kind: sql`'COUPON_USED'`,
      at: sql`redemption.redeemed_at`,
      undone: sql`cancelled.cancelled_at is not null`,
      from: sql`from redemption ${what} left join ${undone} ${byAccount("redemption")} ${mine}`,
    },
    {
      ...named,
      kind: sql`'COUPON_GIVEN_BACK'`,
      at: sql`cancelled.cancelled_at`,
      from: sql`from redemption ${what} join ${undone} ${byAccount("cancelled")} ${mine}`,
    },
  ];
};

const corrected = ({ memberId }: Asked): Part[] => {
  const lot = sql`point_lot as lot`;
  const voided = sql`correction_withdrawal as voided on voided.chain_id = lot.chain_id and voided.lot_id = lot.id`;
  const restored = sql`deduction_withdrawal as restored on restored.chain_id = taken.chain_id
    and restored.deduction_id = taken.id`;
  return [
    {
      kind: sql`case when lot.source = 'CORRECTION' then 'GIFT' else 'OPENING_BALANCE' end`,
      at: sql`earned.at`,
      id: sql`lot.id`,
      points: sql`lot.amount`,
      name: sql`lot.reason`,
      author,
      undone: sql`voided.withdrawn_at is not null`,
      from: sql`from ${lot} join point_entry as earned on earned.chain_id = lot.chain_id
          and earned.member_id = lot.member_id and earned.lot_id = lot.id and earned.kind = 'EARN'
        left join ${voided} ${byAccount("lot")} where ${of("lot", memberId)} and lot.source <> 'PURCHASE'`,
    },
    {
      kind: sql`'GIFT_VOIDED'`,
      at: sql`voided.withdrawn_at`,
      id: sql`lot.id`,
      points: sql`lot.amount`,
      name: sql`voided.reason`,
      author,
      from: sql`from ${lot} join ${voided} ${byAccount("voided")}
        where ${of("lot", memberId)} and lot.source <> 'PURCHASE'`,
    },
    {
      kind: sql`'DEDUCTION'`,
      at: sql`taken.deducted_at`,
      id: sql`taken.id`,
      points: sql`taken.points`,
      name: sql`taken.reason`,
      author,
      undone: sql`restored.withdrawn_at is not null`,
      from: sql`from point_deduction as taken left join ${restored} ${byAccount("taken")}
        where ${of("taken", memberId)}`,
    },
    {
      kind: sql`'DEDUCTION_VOIDED'`,
      at: sql`restored.withdrawn_at`,
      id: sql`taken.id`,
      points: sql`taken.points`,
      name: sql`restored.reason`,
      author,
      from: sql`from point_deduction as taken join ${restored} ${byAccount("restored")}
        where ${of("taken", memberId)}`,
    },
  ];
};

const messagesOf = (memberId: number): Part => ({
  kind: sql`'MESSAGE'`,
  at: sql`message.created_at`,
  id: sql`message.id`,
  name: sql`message.kind`,
  channel: sql`message.medium`,
  status: sql`message.status`,
  from: sql`from message where ${of("message", memberId)}`,
});

const joinedAndHeard = ({ memberId, hasMessages }: Asked): Part[] => [
  {
    kind: sql`'JOINED'`,
    at: sql`member.registered_at`,
    id: sql`member.id`,
    author: sql`coalesce((select ${staffName()} from signup join account on account.id = signup.invited_by
      where ${of("signup", memberId)} limit 1), '')`,
    from: sql`from member where member.chain_id = ${thisChain} and member.id = ${memberId}`,
  },
  {
    kind: sql`'CARD_FILLED'`,
    at: sql`filling.status_changed_at`,
    id: sql`filling.id`,
    stamps: sql`filling.stamps_amount::int`,
    name: sql`coalesce(nullif(card.title, ''), card.name)`,
    from: sql`from stamp_card_usage as filling
      join stamp_card as card on card.chain_id = filling.chain_id and card.id = filling.stamp_card_id
      where ${of("filling", memberId)} and filling.status = 'COMPLETED'`,
  },
  ...(hasMessages ? [messagesOf(memberId)] : []),
  {
    kind: sql`'CONSENT'`,
    at: sql`consent.at`,
    id: sql`consent.id`,
    author,
    channel: sql`consent.channel`,
    given: sql`consent.given`,
    source: sql`consent.source`,
    from: sql`from consent ${byAccount("consent")} where ${of("consent", memberId)}`,
  },
];

/** Returns the query of every kind of event. */
export const partsOf = (scope: Asked): Part[] => [
  ...bought(scope),
  ...used(scope),
  ...corrected(scope),
  ...joinedAndHeard(scope),
];

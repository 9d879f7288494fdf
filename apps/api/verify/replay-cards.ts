import { type Kysely, sql } from "kysely";
import type { CardFilling, MemberCard } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { agreesWithEntries } from "#features/loyalty/stamp-cards/domain/stamp-card-replay.ts";
import type { StampEntry } from "#features/loyalty/stamp-cards/domain/stamp-cards.ts";
import type { DB } from "#packages/server/db/types.ts";
import { eachMember, type MemberViolation } from "./each-member.ts";
import type { CheckedScope } from "./scope.ts";

interface CardRow {
  stampCardId: number;
  owed: number;
  lastOrder: number;
  fillings: Pick<CardFilling, "order" | "collected">[] | null;
  entries: StampEntry[] | null;
}
interface CardsRow {
  member_id: number;
  cards: CardRow[];
}

/** Reads the stamp cards of the next members by id, with entries in the order they were written. */
async function readCards(db: Kysely<DB>, chainId: number, after: number, limit: number): Promise<CardsRow[]> {
  const { rows } = await sql<CardsRow>`
    select c.member_id, json_agg(json_build_object('stampCardId', c.stamp_card_id, 'owed', c.owed, 'lastOrder', c.last_order,
        'fillings', (select json_agg(json_build_object('order', u.usage_order, 'collected', u.collected))
          from stamp_card_usage u where (u.chain_id, u.member_id, u.stamp_card_id)
            = (c.chain_id, c.member_id, c.stamp_card_id)),
        'entries', (select json_agg(json_build_object('kind', e.kind, 'order', e.usage_order, 'stamps', e.stamps) order by e.id)
          from stamp_entry e where (e.chain_id, e.member_id, e.stamp_card_id)
            = (c.chain_id, c.member_id, c.stamp_card_id))) order by c.stamp_card_id) as cards
    from member_stamp_card c where c.chain_id = ${chainId} and c.member_id > ${after}
    group by c.member_id order by c.member_id limit ${limit}`.execute(db);
  return rows;
}

function problemOf({ stampCardId, owed, lastOrder, fillings, entries }: CardRow): string | null {
  // A replay reads only a filling's order and its collected stamps.
  const card: MemberCard = { owed, lastOrder, fillings: (fillings ?? []) as CardFilling[] };
  try {
    return agreesWithEntries(card, entries ?? []) ? null : `stamp card ${stampCardId} and its entries differ`;
  } catch (error) {
    return `stamp card ${stampCardId}: ${(error as Error).message}`;
  }
}

/** Replays every member's stamp cards with the domain's own rules. Returns the members with an impossible card. */
export function replayCards(db: Kysely<DB>, scope: CheckedScope | null): Promise<MemberViolation[]> {
  return eachMember(db, scope, readCards, ({ cards }) => cards.flatMap((card) => problemOf(card) ?? []));
}

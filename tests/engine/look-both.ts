import { openFilling, rewardUsable } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { stampsPossible } from "#features/loyalty/stamp-cards/domain/stamp-cards.ts";
import { endOfDay } from "#packages/domain/calendar.ts";
import { balanceAsOf } from "../domain/past-balance.ts";
import { agree, type Both } from "./both.ts";
import type { ClubEvent } from "./club-events.ts";
import type { ClubLife, LifeMember } from "./club-life.ts";
import { shownAtTill } from "./visit-life.ts";

/** Compares the till's view, and what was usable at the end of an earlier day. */
export async function lookBoth({ life, world }: Both, event: Extract<ClubEvent, { kind: "LOOK" }>): Promise<void> {
  const { account, cards, entries } = life.members[event.member] as LifeMember;
  const id = world.memberIds[event.member] as number;
  const at = await world.till.member(id);
  const tillCards = at.stampcards.map(({ id, usage, owedStamps, stampsPossible }) => [
    ...[world.cardIds.indexOf(id), usage?.collectedStamps ?? 0, owedStamps, stampsPossible],
  ]);
  const expectedCards = cards.flatMap((card, index) => {
    const possible = stampsPossible(card, life.cards[index] as ClubLife["cards"][number], life.today);
    return possible === 0 ? [] : [[index, openFilling(card, life.today)?.collected ?? 0, card.owed, possible]];
  });
  agree("the cards at the till", tillCards.sort(), expectedCards.sort());
  const rewards = cards.flatMap(({ fillings }) =>
    fillings.filter(({ reward }) => reward && rewardUsable(reward, life.today)),
  );
  agree("the rewards at the till", at.stampcardCoupons.length, rewards.length);
  // Ignores the reward that the club was made with.
  const isOfHistory = (place: number) => place >= 0;
  const placeOf = (couponId: number) => world.couponIds.indexOf(couponId);
  const offered = {
    coupons: at.coupons
      .map((coupon) => placeOf(coupon.id))
      .filter(isOfHistory)
      .sort(),
    welcomeOffer: at.welcomeOffer && { coupon: at.welcomeOffer.coupon && placeOf(at.welcomeOffer.coupon.id) },
  };
  agree("the coupons at the till", offered, shownAtTill(life, event.member));
  const day = life.today.subtract({ days: event.daysAgo });
  const as = { as: world.club.merchant.token, chain: world.club.chain.subdomain };
  const past = await world.api.call(
    "getMemberBalance",
    { params: { membershipId: at.membershipId }, query: { date: day.toString() } },
    as,
  );
  agree("the balance of a day", past.balance, balanceAsOf(account.lots, entries, day, life.timeZone));
  agree(
    "the end of that day",
    Temporal.Instant.compare(endOfDay(day, life.timeZone), life.now) > 0,
    event.daysAgo === 0,
  );
}

/** Compares every entry of both members: the rules and the product must write the same, in the same order. */
export async function compareEntries({ life, world }: Both): Promise<void> {
  const { rows } = await world.api.owner.query(
    `with lot as (select id, row_number() over (order by id)::int as place from point_lot
       where chain_id = $1 and member_id = any($2))
     select array(select json_build_array(e.kind, lot.place, other.place, e.points) from point_entry e
       join lot on lot.id = e.lot_id left join lot as other on other.id = e.other_lot_id
       where e.chain_id = $1 and e.member_id = one.id and (e.kind <> 'EARN') order by e.id) as entries,
       array(select json_build_array(s.kind, s.usage_order, s.stamps) from stamp_entry s where s.chain_id = $1
         and s.member_id = one.id and s.stamp_card_id = any($3) order by array_position($3, s.stamp_card_id), s.id) as stamped
     from unnest($2::bigint[]) with ordinality as one (id, place) order by place`,
    [world.chainId, world.memberIds, world.cardIds],
  );
  life.members.forEach(({ entries, stamped }, index) => {
    const written = entries.filter(({ kind }) => kind !== "EARN");
    const expectedEntries = written.map(({ kind, lotId, otherLotId, points }) => [kind, lotId, otherLotId, points]);
    agree("the entries of a member", rows[index].entries, expectedEntries);
    const byCard = stamped.toSorted((one, other) => one.card - other.card);
    const toldOfCards = byCard.map(({ kind, order, stamps }) => [kind, order, stamps]);
    agree("the stamp entries of a member", rows[index].stamped, toldOfCards);
  });
}

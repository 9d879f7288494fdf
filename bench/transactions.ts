import type { BenchClub, BenchMember } from "./club.ts";
import type { SqlTransaction } from "./load/sql-load.ts";

/** Members made together have consecutive ids. */
const between = (members: readonly BenchMember[]) => ({
  firstMember: members[0]?.id as number,
  lastMember: members.at(-1)?.id as number,
});

/** Returns the reads and writes of a plain purchase only: no row-level security, no session, no rules outside SQL. */
export function purchaseTransaction(
  { chainId, locationId }: BenchClub,
  members: readonly BenchMember[],
): SqlTransaction {
  return {
    name: "purchase",
    ...between(members),
    statements: [
      "begin",
      `select id from member where chain_id = ${chainId} and id = :member for no key update`,
      `select id, left_points, valid_through from point_lot where chain_id = ${chainId} and member_id = :member and left_points > 0 order by valid_through, id`,
      `with p as (insert into purchase (chain_id, registration_key, member_id, location_id, purchased_at, purchased_on, amount_ore)
        values (${chainId}, gen_random_uuid(), :member, ${locationId}, now(), current_date, 100) returning id),
      l as (insert into point_lot (chain_id, member_id, purchase_id, earned_on, valid_through, amount, left_points, points_per_krona_hundredths)
        select ${chainId}, :member, id, current_date, current_date + 365, 1, 1, 100 from p returning id)
      insert into point_entry (chain_id, member_id, lot_id, kind, points, at) select ${chainId}, :member, id, 'EARN', 1, now() from l`.replaceAll(
        "\n",
        " ",
      ),
      `update member_statistics set purchase_count = purchase_count + 1, purchase_total_ore = purchase_total_ore + 100, last_purchase_at = now() where chain_id = ${chainId} and member_id = :member`,
      "commit",
    ],
  };
}

/** Returns the reads of a member's home screen. */
export function homeTransaction({ chainId }: BenchClub, members: readonly BenchMember[]): SqlTransaction {
  return {
    name: "home",
    ...between(members),
    statements: [
      "begin",
      `select * from member where chain_id = ${chainId} and id = :member`,
      `select l.id, l.commercial_name from member m join location l on l.chain_id = m.chain_id and l.id = m.home_location_id where m.chain_id = ${chainId} and m.id = :member`,
      `select id, left_points, valid_through from point_lot where chain_id = ${chainId} and member_id = :member and left_points > 0 order by valid_through, id`,
      `select * from club_points where chain_id = ${chainId}`,
      `select * from coupon where chain_id = ${chainId} and publish_status = 'ACTIVE' order by points_required`,
      `select p.*, o.amount from purchase p left join point_lot o on o.chain_id = p.chain_id and o.purchase_id = p.id where p.chain_id = ${chainId} and p.member_id = :member order by p.purchased_at desc, p.id desc limit 1`,
      `select * from campaign where chain_id = ${chainId} and publish_status = 'ACTIVE'`,
      `select * from stamp_card s join stamp_card_coupon c on c.chain_id = s.chain_id and c.stamp_card_id = s.id where s.chain_id = ${chainId}`,
      `select * from stamp_card_usage where chain_id = ${chainId} and member_id = :member`,
      `select * from member_welcome_offer where chain_id = ${chainId} and member_id = :member`,
      "commit",
    ],
  };
}

/** The first page of a list of members, read through an index. */
export function pageTransaction({ chainId, members }: BenchClub): SqlTransaction {
  return {
    name: "page",
    ...between(members),
    statements: [
      `select id, membership_number, first_name, last_name, email, phone, registered_at from member where chain_id = ${chainId} and removed_at is null order by registered_at desc, id desc limit 51`,
    ],
  };
}

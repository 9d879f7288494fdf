import type { Scene } from "../scene.ts";

/**
 * Statements that violate each check, as the database's owner might by mistake; conflicting constraints are dropped
 * first.
 */
export type Violations = Record<string, (scene: Scene) => string>;

export const pointViolations: Violations = {
  "every lot's balance matches its entries": ({ otherId }) =>
    `update point_lot set left_points = left_points - 1 where member_id = ${otherId} and left_points > 400`,
  "no lot has negative points or more than it was earned with": () =>
    `alter table point_lot drop constraint point_lot_check, drop constraint point_lot_check1;
     update point_lot set valid_through = earned_on - 1`,
  "each member's points add up": ({ club, otherId }) =>
    `insert into redemption (chain_id, member_id, coupon_id, location_id, points, redeemed_at)
     values (${club.chain.id}, ${otherId}, ${club.couponId}, ${club.locationIds[0]}, 100, now())`,
  "no member has usable points and owed points at once": ({ debtorId, returnedId }) =>
    `update point_lot set owed_points = 1 where member_id = ${debtorId} and purchase_id = ${returnedId}`,
  "every redemption took its price in points": ({ redemptionId }) =>
    `update redemption set points = 101 where id = ${redemptionId}`,
  "only cancelled redemptions returned points, to each lot what they had taken": ({ club, redemptionId }) =>
    `insert into redemption_cancellation (chain_id, redemption_id, cancelled_at) values (${club.chain.id}, ${redemptionId}, now())`,
  "entry, lot, redemption, deduction and purchase belong to one member": ({ otherId, redemptionId }) =>
    `update redemption set member_id = ${otherId} where id = ${redemptionId}`,
  "no lot is used after its last day": ({ memberId }) =>
    `update point_lot set valid_through = earned_on where member_id = ${memberId}`,
  "no purchase is paid with points that it earned": ({ club, redemptionId }) =>
    `update redemption set purchase_id = (select max(purchase_id) from point_lot l join point_entry e
       on e.chain_id = l.chain_id and e.lot_id = l.id where l.chain_id = ${club.chain.id} and e.redemption_id = ${redemptionId})
       where chain_id = ${club.chain.id} and id = ${redemptionId}`,
  "every lot was earned on the day of its purchase": () => "update point_lot set earned_on = earned_on - 1",
  "every purchase has the calendar day of its time in the club's time zone": () =>
    "alter table chain disable trigger time_zone_stays; update chain set time_zone = 'Pacific/Kiritimati'",
  "every stored response of a purchase has its purchase": () =>
    `update stored_answer set answer = jsonb_set(answer, '{purchaseId}', '999999') where route = 'registerPurchase'`,
  "every lot is valid as long as its club promised": ({ otherId }) =>
    `update point_lot set valid_through = valid_through - 1 where member_id = ${otherId}`,
  "every lot, deduction and return in a stored response exists": ({ correctionId }) =>
    `delete from point_entry where lot_id = ${correctionId} or other_lot_id = ${correctionId};
     delete from point_lot where id = ${correctionId}`,
  // The redemption takes from a later lot, while an earlier one has points left.
  "every points account replays to the same result": ({ redemptionId }) =>
    `update point_lot set valid_through = valid_through + 100
     where id = (select min(lot_id) from point_entry where redemption_id = ${redemptionId})`,
};

const settled = ({ debtorId }: Scene) => `member_id = ${debtorId} and kind = 'SETTLE'`;

export const returnViolations: Violations = {
  "no lot got back more points than it paid for another lot": ({ club, debtorId }) =>
    `insert into point_entry (chain_id, member_id, lot_id, other_lot_id, kind, points, at)
       select ${club.chain.id}, ${debtorId}, min(id), max(id), 'RELEASE', 1, now() from point_lot where member_id = ${debtorId}`,
  "no lot received more than its deficit, or has points while another lot pays for it": (scene) =>
    `update point_entry set points = 101 where ${settled(scene)}`,
  "payments between lots have no cycles": (scene) =>
    `insert into point_entry (chain_id, member_id, lot_id, other_lot_id, kind, points, at)
       select chain_id, member_id, other_lot_id, lot_id, kind, points, at from point_entry where ${settled(scene)}`,
  "a partly returned purchase keeps the points of its remaining amount": ({ partlyId }) =>
    `update purchase set returned_ore = 1200 where id = ${partlyId}`,
  "a correction is withdrawn completely, once, or not at all": ({ withdrawnId }) =>
    `delete from correction_withdrawal where lot_id = ${withdrawnId}`,
  "every deduction took its points": ({ deductionId }) =>
    `update point_deduction set points = points + 1 where id = ${deductionId}`,
  "only withdrawn deductions returned points, to each lot what they had taken": ({ restoredId }) =>
    `delete from deduction_withdrawal where deduction_id = ${restoredId}`,
  "every return of points refers to a return of its own purchase": ({ partlyId, returnedId }) =>
    `update purchase_return set purchase_id = ${partlyId}, whole = false where purchase_id = ${returnedId}`,
  "a purchase's returned amount is the sum of its returns": ({ partlyId }) =>
    `update purchase_return set amount_ore = amount_ore - 1 where purchase_id = ${partlyId}`,
  "a purchase is marked as returned exactly when all of it is returned": ({ partlyId }) =>
    `update purchase set returned_at = now() where id = ${partlyId}`,
  "no coupon use remains valid after a full return": ({ redemptionId }) =>
    `update purchase set returned_at = now() where id = (select purchase_id from redemption where id = ${redemptionId})`,
  "the amount paid by value coupons is their value or the total": ({ guestId }) =>
    `update purchase set discount_ore = discount_ore - 1 where member_id = ${guestId} and discount_ore > 0`,
  "a purchase is pending for its member or claimed, never both": ({ club, returnedId }) =>
    `insert into signup (chain_id, token_hash, phone, language, expires_at)
       values (${club.chain.id}, 'x', '+46701740605', 'sv', now());
     insert into waiting_purchase (chain_id, registration_key, signup_id, phone, location_id, account_id, purchased_at,
         purchased_on, asked, waits_through)
       select p.chain_id, p.registration_key, s.id, s.phone, p.location_id, p.account_id, p.purchased_at, p.purchased_on,
         '{}', p.purchased_on from purchase p join signup s on s.chain_id = p.chain_id
       where p.chain_id = ${club.chain.id} and p.id = ${returnedId} and s.token_hash = 'x'`,
};

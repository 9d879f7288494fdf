import { Kysely, PostgresDialect } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember, makeStaff } from "../../test/factories.ts";
import { startApi, type TestApi } from "../../test/harness.ts";
import type { DB } from "../db/types.ts";
import { checkWithin, replayName, runChecks, sqlChecks } from "./run-checks.ts";

let api: TestApi;
let club: Club;
let memberId: number;
let otherId: number;
let redemptionId: number;
let ownerDb: Kysely<DB>;

beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  ({ memberId } = await makeMember(api, club));
  ({ memberId: otherId } = await makeMember(api, club));
  await buy(api, club, memberId, 80);
  api.clock.now = api.clock.now.add({ hours: 72 });
  await buy(api, club, memberId, 90);
  const { redemptions } = await buy(api, club, memberId, 60, [club.couponId]);
  redemptionId = redemptions[0]?.redemptionId as number;
  await buy(api, club, otherId, 500);
  const cancelled = await buy(api, club, otherId, 50, [club.couponId]);
  await api.call(
    "cancelRedemption",
    { params: { id: cancelled.redemptions[0]?.redemptionId as number }, body: {} },
    { as: club.merchant.token, chain: club.chain.subdomain },
  );
  await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
  ownerDb = new Kysely<DB>({ dialect: new PostgresDialect({ pool: api.owner }) });
});

/** What breaks each check, as the database's owner might by mistake. Constraints that forbid it are taken away first. */
const plants: Record<string, () => string> = {
  "every lot has exactly what its entries leave": () =>
    `update point_lot set left_points = left_points - 1 where member_id = ${otherId} and left_points > 400`,
  "no lot has less than nothing or more than it was given": () =>
    `alter table point_lot drop constraint point_lot_check, drop constraint point_lot_check1;
     update point_lot set valid_through = earned_on - 1`,
  "every member's points add up": () =>
    `insert into redemption (chain_id, member_id, coupon_id, location_id, points, redeemed_at)
     values (${club.chain.id}, ${otherId}, ${club.couponId}, ${club.locationIds[0]}, 100, now())`,
  "every redemption took its price": () => `update redemption set points = 101 where id = ${redemptionId}`,
  "a cancelled redemption gave back to each lot what it took, and no other did": () =>
    `insert into redemption_cancellation (chain_id, redemption_id, cancelled_at) values (${club.chain.id}, ${redemptionId}, now())`,
  "entry, lot, redemption and purchase belong to one member": () =>
    `update redemption set member_id = ${otherId} where id = ${redemptionId}`,
  "no lot is used after its last day": () =>
    `update point_lot set valid_through = earned_on where member_id = ${memberId}`,
  "no purchase is paid with the points it earned itself": () =>
    `update redemption set purchase_id = (select max(purchase_id) from point_lot l join point_entry e
       on e.lot_id = l.id where e.redemption_id = redemption.id) where id = ${redemptionId}`,
  "every lot was earned on the day of its purchase": () => `update point_lot set earned_on = earned_on - 1`,
  "every purchase stands on the day it was made in the chain's own zone": () =>
    `update chain set time_zone = 'Pacific/Kiritimati'`,
  "every redeemed reward had been published": () => `update coupon set publish_status = 'NEW'`,
  "every kept answer of a purchase has its purchase": () =>
    `update stored_answer set answer = jsonb_set(answer, '{purchaseId}', '999999') where route = 'registerPurchase'`,
  "every member's statistics are those of their purchases": () =>
    `update member set purchase_count = purchase_count + 1 where id = ${memberId}`,
  "nobody is written to who has not agreed to it": () =>
    `insert into consent (chain_id, member_id, channel, given, source) values (${club.chain.id}, ${memberId}, 'EMAIL', false, 'PROFILE');
     update member set email_notification = true where id = ${memberId}`,
  "nothing is left of those who have gone": () => `update member set removed_at = now() where id = ${otherId}`,
  "every membership number is twelve digits nobody else has": () =>
    `alter table member drop constraint member_chain_id_membership_number_key;
     update member set membership_number = '000000000000'`,
  "nothing is active before the terms are published": () => `delete from terms_version where kind = 'PRIVACY'`,
  "versions of terms follow on each other": () => `update terms_version set version = 3 where kind = 'MEMBERSHIP'`,
  "SMS credits add up": () => `update sms_account set available = available + 10`,
  "no credit is reserved or spent that was not there": () =>
    `insert into sms_entry (chain_id, from_account, to_account, credits, reason)
     values (${club.chain.id}, 'SPENT', 'AVAILABLE', 5, 'x')`,
  "every SMS cost its segments, or nothing": () =>
    `insert into message (chain_id, kind, medium, recipient, language, text_body, segments, status)
       values (${club.chain.id}, 'MEMBER_INVITATION', 'SMS', '+46701740605', 'sv', 'x', 1, 'SENT');
     insert into sms_entry (chain_id, from_account, to_account, credits, reason, message_id)
       select chain_id, 'AVAILABLE', 'SPENT', 2, 'message', id from message`,
  "nobody works at a closed point of sale": () => `update location set closed_at = now()`,
  "a retired subdomain leads to another chain's past, not its present": () =>
    `insert into chain (company_id, name, commercial_name, subdomain) select company_id, 'A', 'A', 'annan' from chain limit 1;
     insert into retired_subdomain (subdomain, chain_id, until) values ('annan', ${club.chain.id}, '2099-01-01')`,
  // The redemption takes from a lot that falls due later, while an earlier one has points left.
  [replayName]: () =>
    `update point_lot set valid_through = valid_through + 100
     where id = (select min(lot_id) from point_entry where redemption_id = ${redemptionId})`,
};

class RollBack extends Error {}

/** The names of what is found with a planted violation, which is taken back again. */
async function foundWith(planted: string): Promise<string[]> {
  let found: string[] = [];
  const act = ownerDb.transaction().execute(async (trx) => {
    for (const statement of planted.split(";")) {
      await trx.executeQuery({ sql: statement, parameters: [], query: { kind: "RawNode" } } as never);
    }
    const results = await checkWithin(trx);
    found = results.filter(({ violations }) => violations.length > 0).map(({ name }) => name);
    throw new RollBack();
  });
  await expect(act).rejects.toBeInstanceOf(RollBack);
  return found;
}

describe("verify", () => {
  test("finds nothing wrong with what the product did itself", async () => {
    const results = await runChecks(api.services.db.platform);
    expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
    expect(results).toHaveLength(sqlChecks.length + 1);
  });

  test.each([...sqlChecks.map(({ name }) => name), replayName])("finds it when it is not so: %s", async (name) => {
    const planted = plants[name];
    if (!planted) throw new Error("plant a violation of this check too");
    expect(await foundWith(planted())).toContain(name);
  });

  test("names what is wrong by its ids, and no person", async () => {
    for (const { sql: statement } of sqlChecks) {
      expect(statement).not.toMatch(/select[^;]*\b(first_name|last_name|m\.email|m\.phone)\b\s*(,|as|from)/);
    }
  });
});

import { expect, test } from "vitest";
import { makeClub, makeStaff } from "#tests/api/factories.ts";
import { openStage } from "#tests/api/messages/sendout-stage.ts";
import { tellShort } from "./tell-short.ts";

const stage = await openStage();
const { api, by, move, started } = stage;

/** Returns the letters to the club's merchant, oldest first. */
async function letters(): Promise<string[]> {
  await tellShort(api.services);
  const { rows } = await api.owner.query(
    `select text_body from platform_message where kind = 'SMS_SHORT'
      and recipient = (select email from account where id = $1) order by id`,
    [stage.club.merchant.accountId],
  );
  return rows.map(({ text_body }) => text_body);
}
const short = async () => (await api.call("getToday", {}, by())).smsShort;
/** Runs a birthday sendout at ten on a day. */
async function dayOf(id: number, day: string) {
  api.clock.now = Temporal.Instant.from(`${day}T09:00:00Z`);
  await move(id);
  await move(id);
}
const automatic = { occasion: { kind: "BIRTHDAY" as const, days: 0 }, at: "10:00" };

test("an automatic sendout that skips members for lack of credits notifies once, until there are more credits", async () => {
  stage.club = await makeClub(api, { smsCredits: 1 });
  for (const day of ["22", "23", "24"]) await stage.many(2, { birthday: `1990-11-${day}` });
  const id = await started({ automatic });
  expect(await short()).toBeNull();
  await dayOf(id, "2026-11-22");
  expect(await short()).toEqual({ topUpProblem: null, leavesOut: true });
  expect(await letters()).toEqual([expect.stringContaining(`/sms?club=${stage.club.chain.subdomain}`)]);
  // A day later there is no new letter.
  await dayOf(id, "2026-11-23");
  expect(await letters()).toHaveLength(1);
  const local = await makeStaff(api, stage.club, "ROLE_LOCAL_MERCHANT", stage.club.locationIds);
  expect((await api.call("getToday", {}, { ...by(), as: local.token })).smsShort).toBeNull();
  await api.call("buySmsCredits", { body: { credits: 100, price: 95 } }, by());
  expect(await short()).toBeNull();
  await dayOf(id, "2026-11-24");
  expect(await short()).toBeNull();
  expect(await letters()).toHaveLength(1);
});

test("a failed top-up of credits notifies the merchants once, and again when it fails after a repair", async () => {
  await api.call("setSmsTopUp", { body: { topUp: { below: 50, credits: 100 } } }, by());
  const { id: chainId } = stage.club.chain;
  await api.owner.query("update sms_account set top_up_problem = 'PACKAGE_GONE' where chain_id = $1", [chainId]);
  expect(await letters()).toEqual([expect.stringContaining("säljs inte längre")]);
  expect(await letters()).toHaveLength(1);
  expect(await short()).toEqual({ topUpProblem: "PACKAGE_GONE", leavesOut: false });
  await api.owner.query("update sms_account set top_up_problem = 'SUBSCRIPTION_LAPSED' where chain_id = $1", [chainId]);
  expect((await letters()).at(-1)).toContain("pausad");
  await api.call("setSmsMonthLimit", { body: { monthLimit: 10 } }, by());
  expect(await short()).toBeNull();
  await api.owner.query("update sms_account set top_up_problem = 'SUBSCRIPTION_LAPSED' where chain_id = $1", [chainId]);
  expect(await letters()).toHaveLength(3);
});

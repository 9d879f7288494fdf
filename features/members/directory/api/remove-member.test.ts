import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { linkTo } from "#tests/api/messages/sent-messages.ts";
import { openTill, travel } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

async function join(token: string): Promise<void> {
  const password = "nyttord77";
  const body = { password, confirmPassword: password, termsOfMembership: true, privacyPolicy: true };
  await api.call("confirmSignUp", { params: { id: token }, body }, { host: club.chain.subdomain });
}

/** Removes the member with the address, and returns the pending purchases for that address. */
async function remove(address: string) {
  const { rows } = await api.owner.query("select id from member where $1 in (email, phone)", [address]);
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  await api.call("removeMember", { params: { id: Number(rows[0].id) } }, as);
  return (await api.owner.query("select from waiting_purchase where $1 in (email, phone)", [address])).rows;
}

describe("the removal of a member", () => {
  test("deletes pending purchases for an address the member never proved", async () => {
    const till = openTill(api, club);
    const phone = "+46701740609";
    await till.invite({ phone, amount: 300 });
    await api.owner.query("update sms_account set available = 0 where chain_id = $1", [club.chain.id]);
    const { link } = await till.invite({ phone, amount: 20 });
    await join((link as string).split("/").at(-1) as string);
    expect(await remove(phone)).toEqual([]);
    expect((await till.waiting()).rows).toEqual([]);
  });

  test("deletes pending purchases that expired before the member joined", async () => {
    const till = openTill(api, club);
    const email = `${randomUUID()}@example.com`;
    const now = api.clock.now;
    await till.invite({ email, amount: 300 });
    await travel(api, club, now.add({ hours: 31 * 24 }));
    await api.owner.query("delete from rate_limit");
    await openTill(api, club).invite({ email });
    await join((await linkTo(api, email)).token);
    expect(await remove(email)).toEqual([]);
    await travel(api, club, now);
  });

  test("leaves pending purchases for other addresses", async () => {
    const email = `${randomUUID()}@example.com`;
    const till = openTill(api, club);
    await till.invite({ email, amount: 300 });
    await remove((await makeMember(api, club)).email);
    expect((await till.waiting()).rows).toMatchObject([{ email }]);
  });
});

test("the address of a removed member is stored only as a hash that needs the installation’s secret", async () => {
  const { memberId, email } = await makeMember(api, club);
  await api.call(
    "removeMember",
    { params: { id: memberId } },
    { as: club.merchant.token, chain: club.chain.subdomain },
  );
  const { rows } = await api.owner.query<{ kept: boolean; plain: boolean }>(
    `select bool_or(address_hash = left_address_hash(chain_id, $2)) as kept,
       bool_or(address_hash = sha256(convert_to('left ' || chain_id || ' ' || $2, 'UTF8'))) as plain
     from left_address where chain_id = $1`,
    [club.chain.id, email],
  );
  expect(rows).toEqual([{ kept: true, plain: false }]);
  const peek = api.services.db.inChain(club.chain.id, (trx) => trx.selectFrom("platform_secret").selectAll().execute());
  await expect(peek).rejects.toThrow(/permission denied/);
});

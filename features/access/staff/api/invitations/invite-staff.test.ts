import { expect, test } from "vitest";
import { makeClub } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";

test("an invitation to a club states until when its latest link is valid, and that it has expired", async () => {
  const api = await startApi();
  const club = await makeClub(api);
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  const body = {
    role: "ROLE_CASHIER" as const,
    pointsOfSaleIds: [club.locationIds[0] as number],
    email: "ny@kassa.se",
  };
  const { id } = await api.call("inviteStaff", { body }, as);
  const listed = async () => {
    const [{ expiresAt, expired } = { expiresAt: null, expired: null }] = await api.call(
      "listStaffInvitations",
      {},
      as,
    );
    return { expiresAt, expired };
  };
  const invited = api.clock.now;
  const good = (from: Temporal.Instant) => ({ expiresAt: from.add({ hours: 7 * 24 }).toString(), expired: false });
  expect(await listed()).toEqual(good(invited));
  await api.owner.query("update invitation_token set expires_at = $1", [invited.toString()]);
  expect(await listed()).toEqual({ expiresAt: invited.toString(), expired: true });
  await api.call("resendStaffInvitation", { params: { id } }, as);
  expect(await listed()).toEqual(good(invited));
  await api.owner.query("delete from invitation_token");
  expect(await listed()).toEqual({ expiresAt: null, expired: true });
});

test("an invitation whose mail was refused is listed as refused until it is sent again", async () => {
  const api = await startApi();
  const club = await makeClub(api);
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  const pointsOfSaleIds = [club.locationIds[0] as number];
  const email = "borta@kassa.se";
  const { id } = await api.call("inviteStaff", { body: { role: "ROLE_CASHIER", pointsOfSaleIds, email } }, as);
  const refused = async () => (await api.call("listStaffInvitations", {}, as)).map((row) => row.refused);
  expect(await refused()).toEqual([null]);
  await api.owner.query("update platform_message set status = 'FAILED' where recipient = $1", [email]);
  expect(await refused()).toEqual(["REFUSED"]);
  api.clock.now = api.clock.now.add({ minutes: 1 });
  await api.call("resendStaffInvitation", { params: { id } }, as);
  expect(await refused()).toEqual([null]);
});

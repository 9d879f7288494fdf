import { expect, test } from "vitest";
import { linkKey } from "#packages/server/messaging/link-key.ts";
import { writeSingleMailId } from "#packages/server/messaging/mail-id.ts";
import { makeClub } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { deliveryReport, plainBounce } from "#tests/outside/returned-mails.ts";

const secret = "a-secret-of-a-mail-server-0123456789";
const api = await startApi({ MAIL_BOUNCES: "bounces@stammis.example", MAIL_BOUNCES_SECRET: secret });
const email = "borta@example.com";

async function bring(payload: Buffer): Promise<number> {
  const headers = { host: "localhost", "content-type": "message/rfc822", authorization: `Bearer ${secret}` };
  return (await api.app.inject({ method: "POST", url: "/api/mail/returned", headers, payload })).statusCode;
}

/** Sets the status of the latest mail of a table and returns its mail id. */
async function mailIn(table: "message" | "platform_message", chainId: number, status: "SENT" | "WAITING") {
  const { rows } = await api.owner.query(
    `select id, created_at::text as at from ${table} where id = (select max(id) from ${table})`,
  );
  await api.owner.query(`update ${table} set status = $1 where id = $2`, [status, rows[0].id]);
  const madeAt = Temporal.Instant.from(rows[0].at);
  return writeSingleMailId(await linkKey(api.services.db, chainId), { chainId, messageId: Number(rows[0].id) }, madeAt);
}

const reportIn = async (table: string) =>
  (await api.owner.query(`select report, report_reason from ${table} order by id desc limit 1`)).rows[0];

test("a member's invitation that bounces is listed as refused", async () => {
  const club = await makeClub(api);
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  await api.call("inviteMember", { body: { email } }, as);
  const id = await mailIn("message", club.chain.id, "SENT");
  expect(await bring(deliveryReport(id, "5.1.1"))).toBe(200);
  expect(await bring(deliveryReport(id, "4.2.2"))).toBe(200);
  expect(await reportIn("message")).toEqual({ report: "UNDELIVERED", report_reason: "5.1.1" });
  const { rows } = await api.call("listInvitations", { query: {} }, as);
  expect(rows).toMatchObject([{ email, refused: "UNKNOWN_ADDRESS" }]);
});

test("a staff invitation that bounces in plain text is listed as refused", async () => {
  const club = await makeClub(api);
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  const pointsOfSaleIds = [club.locationIds[0] as number];
  await api.call("inviteStaff", { body: { role: "ROLE_CASHIER", pointsOfSaleIds, email } }, as);
  const id = await mailIn("platform_message", 0, "SENT");
  await bring(plainBounce(id, { body: "<borta@example.com>: 550 No such user here" }));
  const rows = await api.call("listStaffInvitations", {}, as);
  expect(rows).toMatchObject([{ email, refused: "UNKNOWN_ADDRESS" }]);
});

test("a bounce that arrives before its single mail is settled gets 503, to be retried", async () => {
  const club = await makeClub(api);
  await api.call("inviteMember", { body: { email } }, { as: club.merchant.token, chain: club.chain.subdomain });
  expect(await bring(deliveryReport(await mailIn("message", club.chain.id, "WAITING"), "5.1.1"))).toBe(503);
});

test("a forged id of a single mail changes nothing", async () => {
  const club = await makeClub(api);
  await api.call("inviteMember", { body: { email } }, { as: club.merchant.token, chain: club.chain.subdomain });
  const id = await mailIn("message", club.chain.id, "SENT");
  await bring(deliveryReport(id.replace(/-[0-9a-z]{20}$/, `-${"a".repeat(20)}`), "5.1.1"));
  expect(await reportIn("message")).toEqual({ report: null, report_reason: null });
});

import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { anAdmin } from "#tests/api/billing/billing.ts";
import { makeAccount, makeClub, signIn } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { linkTo, messagesTo } from "#tests/api/messages/sent-messages.ts";

let api: TestApi;
let admin: { as: string };
let round = 0;
let email = "";
let companyId = 0;
beforeAll(async () => {
  api = await startApi();
  admin = await anAdmin(api);
});
beforeEach(async () => {
  email = `handlare${++round}@example.com`;
  const body = { email, firstName: "Siv", lastName: "Ek", phone: "0701740605", companyName: `Ekens ${round}` };
  await api.call("inviteMerchant", { body }, admin);
  const { rows } = await api.owner.query("select company_id from invitation where email = $1", [email]);
  companyId = rows[0].company_id;
});

const detail = () => api.call("getCompanyDetail", { params: { id: companyId } }, admin);
const waiting = async () => (await detail()).invitations[0]?.id ?? 0;
const resend = (id: number, as = admin) => api.call("resendMerchantInvitation", { params: { id } }, as);
const withdraw = (id: number, as = admin) => api.call("withdrawMerchantInvitation", { params: { id } }, as);

test("the company’s page lists an invited merchant until the answer, with the state of the link", async () => {
  expect((await detail()).invitations).toMatchObject([
    { name: "Siv Ek", email, phone: "+46701740605", own: false, expired: false },
  ]);
  await api.owner.query("update invitation_token set expires_at = $1 where invitation_id = $2", [
    api.clock.now.toString(),
    await waiting(),
  ]);
  expect((await detail()).invitations).toMatchObject([{ expired: true }]);
  await resend(await waiting());
  expect((await detail()).invitations).toMatchObject([{ expired: false }]);
});

test("an invited merchant can get a new link, up to a limit per address", async () => {
  const id = await waiting();
  await resend(id);
  expect(await messagesTo(api, email)).toHaveLength(2);
  await resend(id);
  await resend(id);
  expect(await codeOf(resend(id))).toBe("TOO_MANY_REQUESTS");
  expect((await detail()).acts.map(({ act }) => act)).toEqual([
    "resend-merchant-invitation",
    "resend-merchant-invitation",
    "resend-merchant-invitation",
    "invite-merchant",
  ]);
});

test("a withdrawn merchant invitation has invalid links, and its unopened company is removed", async () => {
  const { token } = await linkTo(api, email);
  const id = await waiting();
  await withdraw(id);
  expect(await codeOf(detail())).toBe("NOT_FOUND");
  const link = api.call("getSignUp", { params: { confirmationId: token } });
  expect(await codeOf(link)).toBe("LINK_NOT_VALID");
  expect(await codeOf(withdraw(id))).toBe("NOT_FOUND");
  expect(await codeOf(resend(id))).toBe("NOT_FOUND");
});

test("a company with messages stays after its last invitation was withdrawn", async () => {
  const body = { messageKey: randomUUID(), text: "Hej" };
  await api.call("writeSupportMessage", { params: { id: companyId }, body }, admin);
  await withdraw(await waiting());
  expect(await detail()).toMatchObject({ invitations: [], merchants: [] });
});

test("merchant invitations belong to the platform and exclude a club’s own invitations", async () => {
  const club = await makeClub(api);
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  const body = { role: "ROLE_MERCHANT" as const, pointsOfSaleIds: [], email: `kollega${round}@example.com` };
  const { id } = await api.call("inviteStaff", { body }, as);
  expect(await codeOf(withdraw(id))).toBe("NOT_FOUND");
  expect(await codeOf(resend(id))).toBe("NOT_FOUND");
  const ours = await waiting();
  const stranger = await signIn(api, (await makeAccount(api)).accountId, "ROLE_MERCHANT");
  for (const token of [club.merchant.token, stranger]) {
    expect(await codeOf(withdraw(ours, { as: token }))).toBe("NO_ACCESS");
    expect(await codeOf(resend(ours, { as: token }))).toBe("NO_ACCESS");
  }
});

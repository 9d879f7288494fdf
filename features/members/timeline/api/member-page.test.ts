import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { linkTo, messagesTo } from "#tests/api/messages/sent-messages.ts";
import { makeStampCard } from "#tests/api/offers.ts";
import { openTill, travel } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const at = (token: string = club.merchant.token) => ({ as: token, chain: club.chain.subdomain });
const of = (memberId: number) => ({ params: { id: memberId }, query: {} });

describe("the list of a member's devices", () => {
  test("lets a merchant sign out one device, but not a local merchant", async () => {
    const { memberId, token } = await makeMember(api, club, { home_location_id: club.locationIds[0] });
    const [device] = await api.call("listMemberDevices", { params: { id: memberId } }, at());
    expect(device).toMatchObject({ lastUsedAt: api.clock.now.toString() });
    const params = { id: memberId, session: device?.id as string };
    const local = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[0]]);
    expect(await codeOf(api.call("endMemberDevice", { params }, at(local.token)))).toBe("NO_ACCESS");
    const own = { as: token, host: club.chain.subdomain };
    await api.call("getDetails", {}, own);
    await api.call("endMemberDevice", { params }, at());
    expect(await codeOf(api.call("getDetails", {}, own))).toBe("NOT_SIGNED_IN");
    expect(await codeOf(api.call("endMemberDevice", { params }, at()))).toBe("NOT_FOUND");
  });

  test("does not sign out another member's device", async () => {
    const [one, other] = [await makeMember(api, club), await makeMember(api, club)];
    const [device] = await api.call("listMemberDevices", { params: { id: other.memberId } }, at());
    const params = { id: one.memberId, session: device?.id as string };
    expect(await codeOf(api.call("endMemberDevice", { params }, at()))).toBe("NOT_FOUND");
    await api.call("getDetails", {}, { as: other.token, host: club.chain.subdomain });
  });
});

describe("a link to choose a password", () => {
  test("is sent to the member's own address, and opens the membership", async () => {
    const { memberId, email } = await makeMember(api, club);
    const sent = await api.call("sendMemberLogin", { params: { id: memberId } }, at());
    expect(sent).toEqual({ channel: "EMAIL", address: email });
    const { token } = await linkTo(api, email);
    const host = { host: club.chain.subdomain };
    const body = { password: "nyttord77", confirmPassword: "nyttord77" };
    await api.call("resetPassword", { params: { token }, body }, host);
    const login = { username: email, password: "nyttord77" };
    const params = { subdomain: club.chain.subdomain };
    expect((await api.ask("logInMember", { params, body: login }, host)).status).toBe(200);
  });

  test("is limited to three an hour, separately from the member’s own attempts", async () => {
    const { memberId, email } = await makeMember(api, club);
    const send = () => api.call("sendMemberLogin", { params: { id: memberId } }, at());
    for (let n = 0; n < 3; n++) await send();
    expect(await codeOf(send())).toBe("TOO_MANY_REQUESTS");
    const body = { medium: "EMAIL" as const, email };
    const params = { id: "4f1c1a36-6ad4-4c6c-8b0e-0c2a6c1f9a10" };
    await api.call("requestPasswordReset", { params, body }, { host: club.chain.subdomain });
    expect(await messagesTo(api, email)).toHaveLength(4);
  });

  test("is not sent by SMS without credits", async () => {
    const poor = await makeClub(api, { smsCredits: 0 });
    const { memberId } = await makeMember(api, poor, { email: null, phone: "+46701740699" });
    const as = { as: poor.merchant.token, chain: poor.chain.subdomain };
    expect(await codeOf(api.call("sendMemberLogin", { params: { id: memberId } }, as))).toBe("NO_SMS_CREDITS");
  });
});

test("a member’s messages are listed without their text and links", async () => {
  const { memberId, email } = await makeMember(api, club);
  await api.call("sendMemberLogin", { params: { id: memberId } }, at());
  const { token } = await linkTo(api, email);
  const messages = await api.call("listMemberMessages", of(memberId), at());
  expect(messages.rows).toMatchObject([{ kind: "PASSWORD_RESET", medium: "EMAIL", recipient: email }]);
  expect(JSON.stringify(messages)).not.toContain(token);
  const timeline = await api.call("listMemberTimeline", of(memberId), at());
  expect(JSON.stringify(timeline)).not.toContain(token);
});

test("a member’s fillings and uses are listed with their current state", async () => {
  const card = await makeStampCard(api, club, { stampsAmount: 2, monthValidation: 1 });
  const { memberId } = await makeMember(api, club);
  const till = openTill(api, club);
  const start = api.clock.now;
  await till.visit(memberId, { amount: 200, stamps: [{ stampcardId: card.id, stamps: 2 }] });
  await till.visit(memberId, { stamps: [{ stampcardId: card.id, stamps: 1 }], couponIds: [club.couponId] });
  const { rows } = await api.call("listMemberFillings", of(memberId), at());
  expect(rows).toMatchObject([
    { collected: 1, total: 2, status: "OPEN", filledOn: null },
    { collected: 2, status: "COMPLETED", rewardUsed: false },
  ]);
  const uses = await api.call("listMemberUses", of(memberId), at());
  expect(uses.rows).toMatchObject([{ name: "Kanelbulle", kind: "REWARD", points: 100, givenBackAt: null }]);
  await travel(api, club, start.add({ hours: 24 * 40 }));
  const later = await api.call("listMemberFillings", of(memberId), at());
  expect(later.rows[0]).toMatchObject({ status: "RESET" });
  await travel(api, club, start);
});

test("a member’s page shows the latest purchase, and the staff member who withdrew a consent", async () => {
  const [{ memberId }, other] = [
    await makeMember(api, club, { email_notification: true }),
    await makeMember(api, club, { email_notification: true }),
  ];
  await openTill(api, club).visit(memberId, { amount: 50 });
  for (const id of [memberId, other.memberId])
    await api.call("updateMember", { params: { id }, body: { emailNotification: false } }, at());
  expect(await api.call("getMember", { params: { id: memberId } }, at())).toMatchObject({
    lastPurchaseAt: api.clock.now.toString(),
    consents: [{ channel: "EMAIL", given: false, source: "STAFF", author: "Kim Berg" }],
  });
});

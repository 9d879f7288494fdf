import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember, makeStaff, signIn } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { linkTo } from "#tests/api/messages/sent-messages.ts";
import { makeCampaign, makeStampCard } from "#tests/api/offers.ts";
import { openTill } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const someone = () => `${randomUUID()}@example.com`;

/** Joins by the latest link to the address and returns the till's view of the new member. */
async function join(email: string) {
  const { token } = await linkTo(api, email);
  const password = "nyttord77";
  const agreed = { termsOfMembership: true, privacyPolicy: true };
  const body = { password, confirmPassword: password, firstName: "Bo", ...agreed };
  await api.call("confirmSignUp", { params: { id: token }, body }, { host: club.chain.subdomain });
  const { rows } = await api.owner.query("select id from member where email = $1", [email]);
  return openTill(api, club).member(Number(rows[0].id));
}

describe("a pending purchase of a new member", () => {
  test("is in the account on the day of joining, with the date of the purchase", async () => {
    const email = someone();
    await openTill(api, club).invite({ email, amount: 80 });
    const now = api.clock.now;
    api.clock.now = now.add({ hours: 72 });
    club.merchant.token = await signIn(api, club.merchant.accountId, "ROLE_MERCHANT");
    await join(email);
    const { rows } = await api.owner.query("select membership_number from member where email = $1", [email]);
    const params = { membershipId: rows[0].membership_number };
    const as = { as: club.merchant.token, chain: club.chain.subdomain };
    const account = await api.call("getMemberPointsAccount", { params, query: {} }, as);
    expect(account.rows).toMatchObject([
      { kind: "EARNED", date: "2026-11-24", purchaseDate: "2026-11-21", balance: 80 },
    ]);
    api.clock.now = now;
    club.merchant.token = await signIn(api, club.merchant.accountId, "ROLE_MERCHANT");
  });

  test("is registered once, with its points, categories, campaign and stamps", async () => {
    const email = someone();
    const [card, campaign] = [await makeStampCard(api, club), await makeCampaign(api, club)];
    const choices = {
      categoryIds: [club.categoryId],
      campaignIds: [campaign.id],
      stamps: [{ stampcardId: card.id, stamps: 3 }],
    };
    const invited = await openTill(api, club).invite({ email, amount: 80, ...choices });
    expect(invited).toMatchObject({ sent: "EMAIL", waitingPoints: 80, waitsThrough: "2026-12-21" });
    expect(await join(email)).toMatchObject({
      clubPoints: 80,
      stampcards: [{ id: card.id, usage: { collectedStamps: 3 } }],
      visits: [{ totalAmount: 80, categories: [{ name: "Fika" }], campaigns: [{ name: campaign.name }] }],
    });
  });

  test("is refused for anything that a registration of the same day would refuse", async () => {
    const till = openTill(api, club);
    const invite = (body: object) => codeOf(till.invite({ email: someone(), amount: 80, ...body }));
    const draft = await makeStampCard(api, club, {}, "NEW");
    const card = await makeStampCard(api, club, { stampsAmount: 4 });
    const ended = await makeCampaign(api, club, {}, "STOPPED");
    expect(await invite({ categoryIds: [999_999] })).toBe("NOT_FOUND");
    expect(await invite({ campaignIds: [ended.id] })).toBe("CAMPAIGN_NOT_ACTIVE");
    expect(await invite({ stamps: [{ stampcardId: draft.id, stamps: 1 }] })).toBe("STAMP_CARD_NOT_ACTIVE");
    expect(await invite({ stamps: [{ stampcardId: card.id, stamps: 5 }] })).toBe("TOO_MANY_STAMPS");
    const twice = { stampcardId: card.id, stamps: 1 };
    expect(await invite({ stamps: [twice, twice] })).toBe("INVALID_INPUT");
  });

  test("keeps its other parts when a campaign has ended or a stamp card was stopped", async () => {
    const email = someone();
    const [card, stopped] = [await makeStampCard(api, club), await makeStampCard(api, club)];
    const campaign = await makeCampaign(api, club);
    const stamps = [stopped, card].map(({ id }) => ({ stampcardId: id, stamps: 2 }));
    const choices = { categoryIds: [club.categoryId], campaignIds: [campaign.id], stamps };
    await openTill(api, club).invite({ email, amount: 80, ...choices });
    await api.owner.query("update campaign set publish_status = 'STOPPED' where id = $1", [campaign.id]);
    await api.owner.query("update stamp_card set publish_status = 'STOPPED' where id = $1", [stopped.id]);
    const { clubPoints, stampcards, visits } = await join(email);
    expect(clubPoints).toBe(80);
    expect(visits).toMatchObject([{ categories: [{ name: "Fika" }], campaigns: [] }]);
    expect(stampcards.find(({ id }) => id === card.id)).toMatchObject({ usage: { collectedStamps: 2 } });
    expect(stampcards.find(({ id }) => id === stopped.id)).toBeUndefined();
  });

  test("gives no visit when all of its parts were stopped", async () => {
    const email = someone();
    const card = await makeStampCard(api, club);
    await openTill(api, club).invite({ email, stamps: [{ stampcardId: card.id, stamps: 2 }] });
    await api.owner.query("update stamp_card set publish_status = 'WITHDRAWN' where id = $1", [card.id]);
    expect((await join(email)).visits).toEqual([]);
  });

  test("does not block joining when its key was used for a purchase, and is not registered again", async () => {
    const [email, key] = [someone(), randomUUID()];
    const { memberId } = await makeMember(api, club);
    await openTill(api, club).invite({ email, amount: 80 }, key);
    await buy(api, club, memberId, 80, [], key);
    expect(await join(email)).toMatchObject({ clubPoints: 0, visits: [] });
  });

  test("is stored once when the till sends it twice concurrently", async () => {
    const [email, key] = [someone(), randomUUID()];
    const till = openTill(api, club);
    const answers = await Promise.all([1, 2].map(() => till.invite({ email, amount: 80 }, key)));
    expect(answers[0]).toEqual(answers[1]);
    expect((await join(email)).clubPoints).toBe(80);
  });

  test("stays with its phone when a customer joins by another code on the screen", async () => {
    await api.owner.query("update sms_account set available = 0 where chain_id = $1", [club.chain.id]);
    const phone = "+46701230099";
    const till = openTill(api, club);
    await till.invite({ phone, amount: 500 });
    const { link } = await till.invite({ phone, amount: 20 });
    const password = "nyttord77";
    const body = { password, confirmPassword: password, termsOfMembership: true, privacyPolicy: true };
    const id = (link as string).split("/").at(-1) as string;
    await api.call("confirmSignUp", { params: { id }, body }, { host: club.chain.subdomain });
    const { rows } = await api.owner.query("select id from member where phone = $1", [phone]);
    expect((await till.member(Number(rows[0].id))).clubPoints).toBe(20);
  });

  test("is dropped if the cashier who registered it joins with the same address", async () => {
    const email = someone();
    const cashier = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
    await openTill(api, club, cashier.token).invite({ email, amount: 80 });
    await api.owner.query("update account set email = $2 where id = $1", [cashier.accountId, email]);
    expect(await join(email)).toMatchObject({ clubPoints: 0, visits: [] });
  });

  test("is refused under the key of an existing purchase", async () => {
    const [email, key] = [someone(), randomUUID()];
    const { memberId } = await makeMember(api, club);
    await buy(api, club, memberId, 80, [], key);
    expect(await codeOf(openTill(api, club).invite({ email, amount: 80 }, key))).toBe("IDEMPOTENCY_KEY_REUSED");
  });

  test("gets the same answer on a retry after a lost answer, also for an unusual amount", async () => {
    const [email, key] = [someone(), randomUUID()];
    const till = openTill(api, club);
    const invitation = { email, amount: 60_000 };
    expect(await codeOf(till.invite(invitation, key))).toBe("AMOUNT_NEEDS_CONFIRMATION");
    const answer = await till.invite({ ...invitation, amountConfirmed: true }, key);
    expect(await till.invite(invitation, key)).toEqual(answer);
  });
});

import { beforeEach, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { codeOf, startApi } from "#tests/api/harness.ts";
import { makeSmsReply } from "#tests/api/messages/sms-replies.ts";
import { smsReplySchedule } from "./forget-replies.ts";

const api = await startApi();
let club: Club;
beforeEach(async () => {
  club = await makeClub(api);
});

const asMerchant = (token = club.merchant.token) => ({ as: token, chain: club.chain.subdomain });
const agreeing = (phone = "+46701740605") => makeMember(api, club, { phone, phone_notification: true });
const list = (query = {}) => api.call("listSmsReplies", { query }, asMerchant());
const handle = (id: number, outcome: "HANDLED" | "SMS_OFF", token?: string) =>
  api.call("handleSmsReply", { params: { id }, body: { outcome } }, asMerchant(token));
const says = async (member: number) =>
  (await api.owner.query("select phone_notification as yes from member where id = $1", [member])).rows[0].yes;
const consents = async (member: number) =>
  (await api.owner.query("select channel, given, source, account_id from consent where member_id = $1", [member])).rows;
const acts = async (member: number) =>
  (await api.owner.query("select act, detail from audit_entry where subject = $1 order by id", [`member ${member}`]))
    .rows;

describe("the list of replies", () => {
  test("shows unread replies first, with their member and a mark when they may mean stop", async () => {
    const { memberId } = await agreeing();
    const handled = await makeSmsReply(api, club, memberId, { text: "Tack för bullen" });
    const first = await makeSmsReply(api, club, memberId, { text: "Kan ni sluta?" });
    const second = await makeSmsReply(api, club, memberId, { text: "Har ni öppet?" });
    await handle(handled, "HANDLED");
    const { rows, unread } = await list();
    expect(unread).toBe(2);
    expect(rows.map(({ id, mayMeanStop, outcome }) => [id, mayMeanStop, outcome])).toEqual([
      [second, false, null],
      [first, true, null],
      [handled, false, "HANDLED"],
    ]);
    expect(rows[0]).toMatchObject({ memberId, phone: "+46701740605", smsOn: true, text: "Har ni öppet?" });
    expect(rows[2]).toMatchObject({ handledBy: "Kim Berg", handledAt: api.clock.now.toString() });
  });

  test("is paged with each reply once", async () => {
    const { memberId } = await agreeing();
    for (let reply = 0; reply < 25; reply++) await makeSmsReply(api, club, memberId, { text: `Nummer ${reply}` });
    const texts: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await list(cursor ? { cursor } : {});
      texts.push(...page.rows.map(({ text }) => text));
      cursor = page.nextCursor;
    } while (cursor);
    expect([texts.length, new Set(texts).size]).toEqual([25, 25]);
  });

  test("is only for merchants of the club", async () => {
    const { memberId } = await agreeing();
    await makeSmsReply(api, club, memberId);
    const local = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [...club.locationIds]);
    expect(await codeOf(api.call("listSmsReplies", { query: {} }, asMerchant(local.token)))).toBe("NO_ACCESS");
    const other = await makeClub(api);
    const elsewhere = { as: other.merchant.token, chain: other.chain.subdomain };
    expect((await api.call("listSmsReplies", { query: {} }, elsewhere)).rows).toEqual([]);
  });
});

describe("handling a reply", () => {
  test("with SMS_OFF withdraws the consent to SMS, with the merchant and the reply as evidence", async () => {
    const { memberId } = await agreeing();
    const id = await makeSmsReply(api, club, memberId);
    await handle(id, "SMS_OFF");
    expect(await says(memberId)).toBe(false);
    expect(await consents(memberId)).toEqual([
      { channel: "SMS", given: false, source: "STOP", account_id: String(club.merchant.accountId) },
    ]);
    expect((await list()).rows).toMatchObject([{ id, outcome: "SMS_OFF", smsOn: false, text: "Kan ni sluta?" }]);
    expect(await acts(memberId)).toEqual([{ act: "turn-off-sms", detail: {} }]);
  });

  test("with HANDLED keeps the consent to SMS", async () => {
    const { memberId } = await agreeing();
    await handle(await makeSmsReply(api, club, memberId), "HANDLED");
    expect(await says(memberId)).toBe(true);
    expect(await consents(memberId)).toEqual([]);
    expect(await acts(memberId)).toEqual([{ act: "handle-sms-reply", detail: {} }]);
  });

  test("is refused the second time, and changes nothing", async () => {
    const { memberId } = await agreeing();
    const id = await makeSmsReply(api, club, memberId);
    await handle(id, "HANDLED");
    expect(await codeOf(handle(id, "SMS_OFF"))).toBe("NOT_FOUND");
    expect(await says(memberId)).toBe(true);
  });

  test("of a merged membership turns off SMS for the surviving member", async () => {
    const { memberId: merged } = await agreeing("+46701740606");
    const { memberId: survivorId } = await agreeing();
    const id = await makeSmsReply(api, club, merged);
    await api.call("mergeMembers", { params: { id: survivorId }, body: { otherId: merged, taken: [] } }, asMerchant());
    expect((await list()).rows).toMatchObject([{ id, memberId: survivorId }]);
    await handle(id, "SMS_OFF");
    expect(await says(survivorId)).toBe(false);
  });
});

test("a reply is removed with its member", async () => {
  const { memberId } = await agreeing();
  await handle(await makeSmsReply(api, club, memberId), "SMS_OFF");
  await makeSmsReply(api, club, memberId);
  await api.call("removeMember", { params: { id: memberId } }, asMerchant());
  expect((await api.owner.query("select from sms_reply where member_id = $1", [memberId])).rows).toEqual([]);
});

test("replies are removed after 90 days, except the evidence of a refusal", async () => {
  const { memberId } = await agreeing();
  const evidence = await makeSmsReply(api, club, memberId, { daysAgo: 91 });
  await makeSmsReply(api, club, memberId, { daysAgo: 91 });
  const recent = await makeSmsReply(api, club, memberId, { daysAgo: 89 });
  await handle(evidence, "SMS_OFF");
  await smsReplySchedule(api.services)[0]?.act();
  expect((await list()).rows.map(({ id }) => id)).toEqual([recent, evidence]);
});

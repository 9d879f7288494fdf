import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { codeOf, fieldCodesOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { anEmail, makeSendout } from "#tests/api/messages/sendouts.ts";
import { whoCanBeMailed } from "#tests/api/offers.ts";
import type { Condition, Selection } from "../domain/selection.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  club = await makeClub(api, { smsCredits: 2 });
});

const at = (token: string = club.merchant.token) => ({ as: token, chain: club.chain.subdomain });
const asks = (...conditions: Condition[]): Selection => ({ version: 1, match: "ALL", conditions });
const create = (name: string, expression: Selection = whoCanBeMailed) =>
  api.call("createSelection", { body: { name, expression } }, at());
const women = asks({ kind: "GENDER", genders: ["FEMALE"] });

describe("a club's selections", () => {
  test("have unique names, ignoring case, and can be copied", async () => {
    const first = await create("Kvinnor i Lund", women);
    expect(await codeOf(create("kvinnor i lund"))).toBe("NAME_TAKEN");
    const copy = await api.call("copySelection", { params: { id: first.id }, body: { name: "Alla i Lund" } }, at());
    expect(copy).toMatchObject({ name: "Alla i Lund", expression: women, campaigns: [] });
    const listed = await api.call("listSelections", {}, at());
    expect(listed.map(({ name }) => name)).toEqual(["Alla i Lund", "Kvinnor i Lund"]);
    await api.call("removeSelection", { params: { id: copy.id } }, at());
    expect(await codeOf(api.call("getSelection", { params: { id: copy.id } }, at()))).toBe("NOT_FOUND");
  });

  test("report invalid fields by their path", async () => {
    const expression = asks(
      { kind: "AGE", min: 41, max: 40 },
      { kind: "CATEGORY", categoryIds: [], period: null, has: true },
    );
    expect(await fieldCodesOf(create("Fel", expression))).toEqual({
      "expression.conditions.0.min": "MIN_ABOVE_MAX",
      "expression.conditions.0.max": "MAX_BELOW_MIN",
      "expression.conditions.1.categoryIds": "OPTION_REQUIRED",
    });
    const later = { version: 2, words: ["everybody"] };
    expect(await codeOf(api.call("countSelection", { body: { expression: later } }, at()))).toBe("SELECTION_UNKNOWN");
    const elsewhere = asks({ kind: "HOME_LOCATION", locationIds: [2_000_000_000] });
    expect(await codeOf(create("Annan", elsewhere))).toBe("NOT_FOUND");
  });

  test("from a later release are listed without an expression, and can be removed", async () => {
    const { id } = await create("Framtiden");
    await api.owner.query(
      `update selection set expression = '{"version": 1, "match": "ALL", "conditions": [{"kind": "SHOE_SIZE"}]}' where id = $1`,
      [id],
    );
    expect(await api.call("getSelection", { params: { id } }, at())).toMatchObject({
      name: "Framtiden",
      expression: null,
    });
    await api.call("removeSelection", { params: { id } }, at());
  });

  test("can be counted, but not saved, by a local merchant", async () => {
    const local = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[0]]);
    const body = { name: "Mitt", expression: women };
    expect(await codeOf(api.call("createSelection", { body }, at(local.token)))).toBe("NO_ACCESS");
    await makeMember(api, club, { home_location_id: club.locationIds[0], gender: "FEMALE" });
    await makeMember(api, club, { home_location_id: club.locationIds[1], gender: "FEMALE" });
    const count = (token?: string) => api.call("countSelection", { body: { expression: women } }, at(token));
    expect(await count(local.token)).toMatchObject({ members: 1, matched: 1 });
    expect(await count()).toMatchObject({ members: 2, matched: 2 });
  });

  test("that name another point of sale are hidden from a local merchant", async () => {
    const local = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[0]]);
    await makeMember(api, club, { home_location_id: club.locationIds[0] });
    const livesAt = (...places: number[]) =>
      asks({ kind: "HOME_LOCATION", locationIds: places.map((nth) => club.locationIds[nth] ?? 0) });
    const own = await create("Hemma", livesAt(0));
    const both = await create("Båda", livesAt(0, 1));
    expect((await api.call("listSelections", {}, at(local.token))).map(({ id }) => id)).toEqual([own.id]);
    const look = (selection: number) => api.call("listMembers", { query: { selection } }, at(local.token));
    expect((await look(own.id)).rows).toHaveLength(1);
    expect(await codeOf(look(both.id))).toBe("NOT_FOUND");
    expect(await codeOf(api.call("getSelection", { params: { id: both.id } }, at(local.token)))).toBe("NOT_FOUND");
    expect((await api.call("listSelections", {}, at())).map(({ id }) => id)).toEqual([both.id, own.id]);
  });
});

describe("a live count of a selection", () => {
  const count = async (expression: Selection | null) => api.call("countSelection", { body: { expression } }, at());
  let phones = 0;
  const withPhone = (row: object = {}) =>
    makeMember(api, club, { phone: `+4670${String(1_000_000 + phones++)}`, email: null, ...row });

  test("counts each unreachable member under the first reason", async () => {
    await makeMember(api, club, { email_notification: true });
    await withPhone();
    const members = [];
    for (let n = 0; n < 4; n++) members.push(await withPhone({ phone_notification: true }));
    const none = { noAddress: 0, bounced: 0, noConsent: 0, alreadyContacted: 0, noCredits: 0 };
    expect(await count(null)).toEqual({
      members: 6,
      matched: 6,
      reach: [
        { ...none, medium: "SMS", noAddress: 1, noConsent: 1, noCredits: 2, reachable: 2 },
        { ...none, medium: "EMAIL", noAddress: 5, reachable: 1 },
      ],
    });
    // The cap is one message a week, and one member has had one recently.
    await api.owner.query("insert into sendout_rules (chain_id, cap_messages, cap_days) values ($1, 1, 7)", [
      club.chain.id,
    ]);
    const { rows } = await api.owner.query(
      `insert into sendout (chain_id, name, language, sms, created_by, created_at) values ($1, 'Ett', 'sv', '{}', $2, now())
       returning id`,
      [club.chain.id, club.merchant.accountId],
    );
    await api.owner.query(
      `insert into sendout_recipient (chain_id, sendout_id, medium, member_id, state, sent_at)
       values ($1, $2, 'SMS', $3, 'SENT', $4), ($1, $2, 'SMS', $5, 'SENT', $6)`,
      [
        ...[club.chain.id, rows[0].id],
        ...[members[0]?.memberId, api.clock.now.subtract({ hours: 24 * 6 }).toString()],
        ...[members[1]?.memberId, api.clock.now.subtract({ hours: 24 * 8 }).toString()],
      ],
    );
    expect((await count(null)).reach[0]).toEqual({
      ...none,
      medium: "SMS",
      noAddress: 1,
      noConsent: 1,
      alreadyContacted: 1,
      noCredits: 1,
      reachable: 2,
    });
    // A message that is being sent counts as well.
    await api.owner.query(
      "insert into sendout_recipient (chain_id, sendout_id, medium, member_id, state, claim, claimed_at) values ($1, $2, 'SMS', $3, 'CLAIMED', 1, $4)",
      [club.chain.id, rows[0].id, members[2]?.memberId, api.clock.now.toString()],
    );
    expect((await count(null)).reach[0]).toMatchObject({ alreadyContacted: 2, noCredits: 0, reachable: 2 });
    // Both media of one sendout count as one of two messages.
    await api.owner.query("update sendout_rules set cap_messages = 2 where chain_id = $1", [club.chain.id]);
    await api.owner.query(
      "insert into sendout_recipient (chain_id, sendout_id, medium, member_id, state, sent_at) values ($1, $2, 'EMAIL', $3, 'SENT', $4)",
      [club.chain.id, rows[0].id, members[0]?.memberId, api.clock.now.subtract({ hours: 24 }).toString()],
    );
    expect((await count(null)).reach[0]).toMatchObject({ alreadyContacted: 0, noCredits: 2, reachable: 2 });
    // The month's limit leaves fewer credits than the account has.
    await api.owner.query("update sms_account set month_limit = 1 where chain_id = $1", [club.chain.id]);
    expect((await count(null)).reach[0]).toMatchObject({ noCredits: 3, reachable: 1 });
  });

  test("counts a bounced address separately, as a sendout does", async () => {
    await makeMember(api, club, { email_notification: true });
    await makeMember(api, club, { email_notification: true, email_bounced_at: "2026-11-20" });
    expect((await count(null)).reach[1]).toMatchObject({ noAddress: 0, bounced: 1, noConsent: 0, reachable: 1 });
    const { id } = await makeSendout(api, club, { media: ["EMAIL"], email: anEmail });
    const { media } = await api.call("getSendoutReach", { params: { id } }, at());
    expect(media).toMatchObject([{ noAddress: 0, bounced: 1, noConsent: 0, reached: 1 }]);
  });

  test("shows sample members and explains each", async () => {
    const anna = await makeMember(api, club, { gender: "FEMALE", registered_at: "2026-02-01" });
    const maja = await makeMember(api, club, { gender: "FEMALE", first_name: "Maja" });
    const erik = await makeMember(api, club, { gender: "MALE" });
    const { rows } = await api.call("sampleSelection", { body: { expression: women } }, at());
    expect(rows.map(({ id }) => id)).toEqual([anna.memberId, maja.memberId]);
    const why = (memberId: number) =>
      api.call("explainSelection", { body: { expression: { ...women, match: "ANY" }, memberId } }, at());
    expect(await why(erik.memberId)).toEqual({
      match: "ANY",
      met: false,
      conditions: [{ condition: women.conditions[0], met: false }],
    });
    expect((await why(anna.memberId)).met).toBe(true);
    const local = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[0]]);
    const input = { body: { expression: women, memberId: anna.memberId } };
    expect(await codeOf(api.call("explainSelection", input, at(local.token)))).toBe("NOT_FOUND");
  });

  test("is rate limited for each person", async () => {
    const spent = api.services.limits.spendUpTo;
    const key = `${club.chain.id} ${club.merchant.accountId}`;
    for (let n = 0; n < 120; n++) await spent("selectionsPerPerson", key, 1_000, 60);
    expect(await codeOf(count(null))).toBe("TOO_MANY_REQUESTS");
  });
});

import { describe, expect, test } from "vitest";
import { buy, makeClub } from "#tests/api/factories.ts";
import { codeOf } from "#tests/api/harness.ts";
import { openStage } from "#tests/api/messages/sendout-stage.ts";
import { aSendout, makeSendout, noRules } from "#tests/api/messages/sendouts.ts";
import { takeUpSendouts } from "./jobs.ts";

const stage = await openStage();
const { api, provider, by, act, agreeing, get, move, account, statesOf, violations, sentTo } = stage;

const birthday = (days: number) => ({ automatic: { occasion: { kind: "BIRTHDAY" as const, days }, at: "10:00" } });
const at = (moment: string) => {
  api.clock.now = Temporal.Instant.from(moment);
};
const turnedOn = (more: object) => stage.started(more);
/** Runs the sendout on several club days at its time, twice a day by two concurrent workers. */
async function days(id: number, from: string, count: number) {
  for (let day = 0; day < count; day++) {
    at(
      Temporal.Instant.from(`${from}T09:00:00Z`)
        .add({ hours: 24 * day })
        .toString(),
    );
    await Promise.all([move(id), move(id)]);
  }
}
const listed = async (id: number) => {
  const { rows } = await api.call("listSendouts", { query: { automatic: "ONLY" } }, by());
  const others = await api.call("listSendouts", { query: { automatic: "WITHOUT" } }, by());
  expect(others.rows.map((row) => row.id)).not.toContain(id);
  return rows.find((row) => row.id === id);
};

describe("an automatic sendout", () => {
  test("is sent to each member once on the member's day, and then waits for the next day", async () => {
    await agreeing({ birthday: "1990-11-23" });
    await agreeing({ birthday: "1985-11-25" });
    await agreeing({ birthday: "1985-12-25" });
    await agreeing({ birthday: "1985-11-24", phone_notification: false });
    const id = await turnedOn(birthday(1));
    expect(await get(id)).toMatchObject({
      state: "SCHEDULED",
      sendAt: "2026-11-22T10:00:00",
      acts: ["DRAW_BACK", "PAUSE", "CANCEL"],
    });
    await move(id);
    expect(sentTo()).toEqual([]);
    await days(id, "2026-11-22", 1);
    expect(await get(id)).toMatchObject({
      state: "SCHEDULED",
      sendAt: "2026-11-23T10:00:00",
      acts: ["PAUSE", "CANCEL"],
    });
    expect(await statesOf(id)).toEqual(["SMS SENT 1"]);
    await days(id, "2026-11-23", 4);
    expect(await statesOf(id)).toEqual(["SMS SENT 2", "SMS SKIPPED NO_CONSENT 1"]);
    expect(await listed(id)).toMatchObject({ sentLately: 2, automatic: { at: "10:00" } });
    await days(id, "2027-11-22", 4);
    expect(sentTo()).toHaveLength(4);
    expect(await account()).toEqual({ available: 46, reserved: 0 });
    expect(await violations()).toEqual([]);
  });

  test("is no longer sent after cancellation, and remains in the list however old it is", async () => {
    await agreeing({ birthday: "1990-11-23" });
    const id = await turnedOn(birthday(1));
    expect(await act(id, "CANCEL")).toMatchObject({ state: "CANCELLED", acts: [] });
    await days(id, "2026-11-22", 1);
    expect(sentTo()).toEqual([]);
    const long =
      "update sendout set done_at = (select done_at - interval '1 year'), created_at = (select created_at - interval '1 year')";
    await api.owner.query(`${long} where chain_id = $1 and id = $2`, [stage.club.chain.id, id]);
    expect(await listed(id)).toMatchObject({ state: "CANCELLED" });
    const stopped = { query: { automatic: "ONLY", state: "CANCELLED" } } as const;
    const { rows } = await api.call("listSendouts", stopped, by());
    expect(rows.map((row) => row.id)).toEqual([id]);
  });

  test("is still sent the same day when delayed, and never on a later day than the birthday", async () => {
    await agreeing({ birthday: "1990-11-22" });
    await agreeing({ birthday: "1990-11-24" });
    await agreeing({ birthday: "1990-11-26" });
    const id = await turnedOn(birthday(0));
    at("2026-11-22T17:00:00Z");
    await move(id);
    expect(sentTo()).toHaveLength(1);
    at("2026-11-25T06:00:00Z");
    await move(id);
    expect(await get(id)).toMatchObject({ state: "SCHEDULED", sendAt: "2026-11-25T10:00:00" });
    await days(id, "2026-11-25", 2);
    expect(sentTo()).toHaveLength(2);
  });

  test("is sent once to a merged member, until the merge is undone", async () => {
    const gone = await agreeing({ birthday: "1990-11-24" });
    const id = await turnedOn(birthday(3));
    await days(id, "2026-11-22", 1);
    const survivor = await agreeing();
    const merge = { params: { id: survivor.memberId }, body: { otherId: gone.memberId, taken: [] } };
    await api.call("mergeMembers", merge, by());
    const { profile } = await api.call("getMember", { params: { id: survivor.memberId } }, by());
    expect(profile.birthday).toBe("1990-11-24");
    await days(id, "2026-11-23", 2);
    expect(await statesOf(id)).toEqual(["SMS SENT 1"]);
    await days(id, "2027-11-22", 2);
    expect(await statesOf(id)).toEqual(["SMS SENT 2"]);
    expect(await violations()).toEqual([]);
  });

  test("is queued by the worker on its day", async () => {
    await agreeing({ birthday: "1990-11-22" });
    const id = await turnedOn(birthday(0));
    await api.owner.query("delete from graphile_worker._private_jobs");
    const waiting = async () =>
      (await api.owner.query("select count(*)::int as jobs from graphile_worker._private_jobs")).rows[0].jobs;
    await takeUpSendouts(api.services);
    expect(await waiting()).toBe(0);
    at("2026-11-22T09:00:00Z");
    await takeUpSendouts(api.services);
    expect(await waiting()).toBe(2);
    await move(id);
    expect(sentTo()).toHaveLength(1);
  });

  test("is not sent while paused, reaches the day’s recipients when resumed the same day, and skips days on which it is paused", async () => {
    await agreeing({ birthday: "1990-11-22" });
    await agreeing({ birthday: "1990-11-23" });
    const id = await turnedOn(birthday(0));
    at("2026-11-22T09:00:00Z");
    await move(id, stage.out, 0);
    expect(await get(id)).toMatchObject({ state: "SENDING" });
    await act(id, "PAUSE");
    await move(id);
    expect(sentTo()).toEqual([]);
    at("2026-11-22T10:00:00Z");
    await act(id, "RESUME");
    await move(id);
    expect(await get(id)).toMatchObject({ state: "SCHEDULED", sendAt: "2026-11-23T10:00:00" });
    await act(id, "PAUSE");
    await days(id, "2026-11-23", 2);
    expect(await statesOf(id)).toEqual(["SMS SENT 1"]);
    await act(id, "CANCEL");
    await move(id);
    expect(await get(id)).toMatchObject({ state: "CANCELLED", acts: [] });
    expect(await violations()).toEqual([]);
  });

  test("is skipped for members whose day ended while the provider was unavailable", async () => {
    await agreeing({ birthday: "1990-11-22" });
    const id = await turnedOn(birthday(0));
    at("2026-11-22T09:00:00Z");
    provider.answer = () => ({ status: 503, json: {} });
    await move(id);
    expect(await statesOf(id)).toEqual(["SMS WAITING 1"]);
    provider.answer = () => ({ status: 200, json: { id: "x" } });
    at("2026-11-23T09:30:00Z");
    await move(id);
    await move(id);
    expect(await statesOf(id)).toEqual(["SMS SKIPPED OVER 1"]);
    expect(await get(id)).toMatchObject({ state: "SCHEDULED" });
    expect(await account()).toEqual({ available: 50, reserved: 0 });
    expect(await violations()).toEqual([]);
  });

  test("skips the recipients that a day's credits do not cover, with the reason", async () => {
    stage.club = await makeClub(api, { smsCredits: 2 });
    await stage.many(3, { birthday: "1990-11-22" });
    const id = await turnedOn(birthday(0));
    await days(id, "2026-11-22", 2);
    expect(await statesOf(id)).toEqual(["SMS SENT 2", "SMS SKIPPED NO_CREDITS 1"]);
    expect(await get(id)).toMatchObject({ state: "SCHEDULED" });
  });

  test("is postponed for members at the frequency cap, or skipped when the occasion ends first", async () => {
    await api.call("updateSendoutRules", { body: { ...noRules, cap: { messages: 1, days: 2 } } }, by());
    await agreeing({ birthday: "1990-11-25" });
    await agreeing({ birthday: "1990-11-22" });
    at("2026-11-21T15:00:00Z");
    await move(await stage.started());
    const id = await turnedOn(birthday(3));
    await days(id, "2026-11-22", 1);
    expect(await statesOf(id)).toEqual(["SMS WAITING 2"]);
    expect(await get(id)).toMatchObject({ state: "SCHEDULED", sendAt: "2026-11-23T10:00:00" });
    await days(id, "2026-11-23", 2);
    expect(await statesOf(id)).toEqual(["SMS SENT 1", "SMS SKIPPED OVER 1"]);
    expect(await violations()).toEqual([]);
  });

  test("has a holdout group, and reports the purchases after each occasion", async () => {
    await stage.many(30, { birthday: "1990-11-22" });
    const id = await turnedOn({ ...birthday(0), heldOutPercent: 50 });
    await days(id, "2026-11-22", 1);
    const numbers = () => api.call("getSendoutNumbers", { params: { id }, query: {} }, by());
    const { written, heldOut } = await numbers();
    expect(written.members + heldOut.members).toBe(30);
    expect(heldOut.members).toBeGreaterThan(0);
    at("2026-11-25T09:00:00Z");
    const { rows } = await api.owner.query(
      "select member_id from sendout_recipient where state = 'SENT' and sendout_id = $1",
      [id],
    );
    await buy(api, stage.club, Number(rows[0].member_id), 100);
    expect((await numbers()).written).toMatchObject({ buyers: 1, amount: 100 });
    expect(await numbers()).toMatchObject({ since: "2026-08-27", through: null });
  });

  test("counts clicks separately for each occasion", async () => {
    await agreeing({ birthday: "1990-11-22" });
    const id = await turnedOn({ ...birthday(0), sms: { ...aSendout.sms, link: "https://kaffe.se" } });
    const clicked = async () => {
      const text = new URLSearchParams(provider.requests.at(-1)?.body).get("message") ?? "";
      const url = new URL(/http\S+\/k\/\S+/.exec(text)?.[0] ?? "");
      await api.app.inject({ method: "GET", url: url.pathname, headers: { host: url.host } });
      const { rows } = await api.owner.query("select clicked from sendout_count where sendout_id = $1", [id]);
      return rows[0].clicked;
    };
    await days(id, "2026-11-22", 1);
    expect([await clicked(), await clicked()]).toEqual([1, 1]);
    await days(id, "2027-11-22", 1);
    expect(await clicked()).toBe(2);
  });

  test("needs approval when it may reach many, and again after a change of its text", async () => {
    await api.call("updateSendoutRules", { body: { ...noRules, approvalAbove: 1 } }, by());
    await stage.many(2, { birthday: "1990-11-22" });
    const id = await turnedOn(birthday(0));
    expect(await get(id)).toMatchObject({ awaitsApproval: true });
    await days(id, "2026-11-22", 1);
    expect(sentTo()).toEqual([]);
    const second = await stage.secondMerchant();
    await act(id, "APPROVE", false, second);
    await move(id);
    expect(sentTo()).toHaveLength(2);
    await act(id, "PAUSE");
    const body = { ...aSendout, ...birthday(0), sms: { ...aSendout.sms, text: "Grattis!" } };
    await api.call("updateSendout", { params: { id }, body }, by());
    expect(await act(id, "RESUME")).toMatchObject({ awaitsApproval: true });
  });
});

test("only the complete messages of a paused automatic sendout can be changed", async () => {
  await agreeing({ birthday: "1990-11-23" });
  const id = await turnedOn(birthday(0));
  const save = (more: object) =>
    api.call("updateSendout", { params: { id }, body: { ...aSendout, ...birthday(0), ...more } }, by());
  expect(await codeOf(save({}))).toBe("STATUS_NOT_ALLOWED");
  await act(id, "PAUSE");
  expect(await codeOf(save({ heldOutPercent: 10 }))).toBe("STATUS_NOT_ALLOWED");
  expect(await codeOf(save(birthday(2)))).toBe("STATUS_NOT_ALLOWED");
  expect(await codeOf(save({ sms: { text: "", link: "", translations: {} } }))).toBe("MESSAGE_REQUIRED");
  await save({ automatic: { ...birthday(0).automatic, at: "12:30" }, sms: { ...aSendout.sms, text: "Grattis!" } });
  expect(await act(id, "RESUME")).toMatchObject({ sendAt: "2026-11-22T12:30:00" });
  at("2026-11-23T11:30:00Z");
  await move(id);
  expect(new URLSearchParams(provider.requests[0]?.body).get("message")).toMatch(/^Grattis!/);
});

test("a number beyond the limits, and a card of another club, are refused at the field", async () => {
  const problem = (occasion: object) =>
    makeSendout(api, stage.club, { automatic: { occasion, at: "10:00" } }).catch((error) => error.problem);
  expect(await problem({ kind: "AWAY", days: 6 })).toMatchObject({
    code: "MIN_TOO_LOW",
    errors: { "automatic.occasion.days": expect.anything() },
  });
  expect(await problem({ kind: "CARD_NEARLY_FULL", stampCardId: 2_000_000_000, stampsLeft: 2 })).toMatchObject({
    code: "NOT_FOUND",
  });
});

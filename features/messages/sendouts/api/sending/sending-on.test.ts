import { describe, expect, test } from "vitest";
import { dateIn } from "#packages/domain/calendar.ts";
import { makeClub } from "#tests/api/factories.ts";
import { codeOf } from "#tests/api/harness.ts";
import { openStage } from "#tests/api/messages/sendout-stage.ts";
import { anEmail, aSendout, makeSendout } from "#tests/api/messages/sendouts.ts";
import { beginning, type Claim, claimBatch } from "./claim-batch.ts";
import { takeUpSendouts } from "./jobs.ts";
import { settleBatch } from "./settle-batch.ts";

const stage = await openStage();
const { api, mailbox, provider, out, by, act, many, get, move, started, account, statesOf, violations, sentTo } = stage;

describe("a running sendout", () => {
  test("is sent once to each recipient by several workers", async () => {
    await many(40);
    const id = await started();
    await Promise.all([move(id), move(id), move(id)]);
    await move(id);
    expect(sentTo().toSorted()).toEqual([...new Set(sentTo())].toSorted());
    expect(await statesOf(id)).toEqual(["SMS SENT 40"]);
    expect(await violations()).toEqual([]);
  });

  test("is sent again with the same id after a lost worker's lease ends", async () => {
    await many(2);
    const id = await started({ media: ["EMAIL"], email: anEmail });
    await move(id, out, 0);
    await api.owner.query(
      "update sendout_recipient set state = 'CLAIMED', claim = 0, claimed_at = now() + interval '1 hour' where sendout_id = $1",
      [id],
    );
    await move(id);
    expect(mailbox.deliveries).toHaveLength(0);
    await api.owner.query("update sendout_recipient set claimed_at = now() - interval '31 s' where sendout_id = $1", [
      id,
    ]);
    await move(id);
    expect(mailbox.deliveries.map(({ mail: got }) => got.messageId).toSorted()[0]).toMatch(
      new RegExp(`^<s${id}-\\d+-0-[0-9a-z]{20}-[0-9a-z]{6}@`),
    );
    expect(await get(id)).toMatchObject({ state: "SENT" });
  });

  test("loses no message while the provider is unavailable, and retries with growing backoff", async () => {
    await many(3);
    const id = await started();
    provider.answer = () => ({ status: 503, json: {} });
    await move(id);
    expect(await get(id)).toMatchObject({
      state: "SENDING",
      waits: { for: "PROVIDER", until: "2026-11-21T12:00:05Z" },
    });
    await move(id);
    expect(provider.requests).toHaveLength(3);
    provider.answer = () => ({ status: 200, json: { id: "x" } });
    api.clock.now = api.clock.now.add({ seconds: 5 });
    await move(id);
    expect(await statesOf(id)).toEqual(["SMS SENT 3"]);
    expect(await violations()).toEqual([]);
  });

  test("pauses when the provider refuses nearly all messages, which cost nothing", async () => {
    await many(25);
    const id = await started();
    provider.answer = () => ({ status: 400, json: {} });
    await move(id);
    expect(await statesOf(id)).toEqual(["SMS FAILED REFUSED 25"]);
    expect(await get(id)).toMatchObject({ state: "PAUSED", pauseReason: "FAILURES" });
    expect(await account()).toEqual({ available: 50, reserved: 0 });
    expect(await violations()).toEqual([]);
  });

  test("respects a refusal after the start, and a pause or cancellation from the next batch on", async () => {
    const [one] = await many(3);
    const id = await started();
    await move(id, out, 0);
    await act(id, "PAUSE");
    await move(id);
    expect(sentTo()).toEqual([]);
    await api.owner.query("update member set phone_notification = false where id = $1", [one?.memberId]);
    await act(id, "RESUME");
    await move(id);
    expect(await statesOf(id)).toEqual(["SMS SENT 2", "SMS SKIPPED NO_CONSENT 1"]);
    const other = await started();
    await move(other, out, 0);
    await act(other, "CANCEL");
    await move(other);
    expect(await statesOf(other)).toEqual(["SMS SKIPPED CANCELLED 2", "SMS SKIPPED NO_CONSENT 1"]);
    expect(await account()).toEqual({ available: 48, reserved: 0 });
    expect(await violations()).toEqual([]);
  });
});

describe("the timing of a sendout", () => {
  test("waits for the planned time, and pauses for a merchant when it is over an hour late", async () => {
    await many(1);
    const { id } = await makeSendout(api, stage.club, { sendAt: "2026-11-21T20:00:00" });
    expect(await act(id, "START")).toMatchObject({ state: "SCHEDULED", sendAt: "2026-11-21T20:00:00" });
    await move(id);
    api.clock.now = Temporal.Instant.from("2026-11-21T20:00:01Z");
    await move(id);
    expect(await get(id)).toMatchObject({
      state: "PAUSED",
      pauseReason: "LATE",
      acts: ["DRAW_BACK", "RESUME", "CANCEL"],
    });
    expect(sentTo()).toEqual([]);
    expect(
      await codeOf(
        makeSendout(api, stage.club, { sendAt: "2026-11-21T12:00:00" }).then((made) => act(made.id, "START")),
      ),
    ).toBe("TIME_PASSED");
  });

  test("waits for the morning during quiet hours, and skips no recipient", async () => {
    await many(2);
    api.clock.now = Temporal.Instant.from("2026-11-21T22:00:00Z");
    const id = await started();
    await move(id);
    expect(await get(id)).toMatchObject({
      state: "SENDING",
      waits: { for: "QUIET_HOURS", until: "2026-11-22T07:00:00Z" },
    });
    api.clock.now = Temporal.Instant.from("2026-11-22T07:00:00Z");
    await move(id);
    expect(await statesOf(id)).toEqual(["SMS SENT 2"]);
  });

  test("follows the club's clock in a sandbox, except while it waits for a provider", async () => {
    stage.club = await makeClub(api, { sandbox: true });
    const body = { quietHours: null, cap: { messages: 1, days: 10 }, approvalAbove: null };
    await api.call("updateSendoutRules", { body }, by());
    await many(1);
    await move(await started());
    const id = await started();
    await move(id);
    const to = (moveTo: string) => api.call("moveChainClock", { body: { moveTo } }, by());
    await to("2026-11-25");
    expect((await get(id)).waits).toEqual({ for: "CAP", until: "2026-11-27T12:00:00Z" });
    await to("2026-12-02");
    expect((await get(id)).waits).toBeNull();
    stage.club.chain.clockAhead = 11 * 86_400;
    await takeUpSendouts(api.services);
    await move(id);
    expect(await statesOf(id)).toEqual(["SMS SENT 1"]);
    const away = "state = 'SENDING', done_at = null, waits_for = 'PROVIDER', wakes_at = '2026-11-21T12:05:00Z'";
    await api.owner.query(`update sendout set ${away} where id = $1`, [id]);
    await to("2026-12-03");
    expect((await get(id)).waits).toEqual({ for: "PROVIDER", until: "2026-11-21T12:05:00Z" });
  });

  test("postpones members at the frequency cap instead of skipping them", async () => {
    const body = { quietHours: null, cap: { messages: 1, days: 2 }, approvalAbove: null };
    await api.call("updateSendoutRules", { body }, by());
    await many(2);
    await move(await started());
    await many(1);
    const id = await started();
    const reach = await api.call("getSendoutReach", { params: { id } }, by());
    expect(reach.media).toMatchObject([{ reached: 3, later: 2 }]);
    await move(id);
    expect(await statesOf(id)).toEqual(["SMS SENT 1", "SMS WAITING 2"]);
    expect((await get(id)).waits).toEqual({ for: "CAP", until: "2026-11-23T12:00:00Z" });
    api.clock.now = api.clock.now.add({ hours: 48 });
    await move(id);
    expect(await statesOf(id)).toEqual(["SMS SENT 3"]);
  });

  test("does not wait for postponed members while a worker still has claimed others", async () => {
    const body = { quietHours: null, cap: { messages: 1, days: 2 }, approvalAbove: null };
    await api.call("updateSendoutRules", { body }, by());
    await many(1);
    await move(await started());
    const { memberId } = await stage.agreeing();
    const id = await started();
    await move(id, out, 0);
    const claimed = (since: string) =>
      api.owner.query(
        `update sendout_recipient set state = 'CLAIMED', claim = 0, claimed_at = now() + $3::interval where sendout_id = $1 and member_id = $2`,
        [id, memberId, since],
      );
    await claimed("1 hour");
    await move(id);
    expect(await get(id)).toMatchObject({ state: "SENDING", waits: null });
    await claimed("-31 s");
    await move(id);
    expect(await statesOf(id)).toEqual(["SMS SENT 1", "SMS WAITING 1"]);
    expect((await get(id)).waits).toEqual({ for: "CAP", until: "2026-11-23T12:00:00Z" });
  });

  test("waits for a second person's approval when it is large, other than the starter", async () => {
    await api.call("updateSendoutRules", { body: { quietHours: null, cap: null, approvalAbove: 1 } }, by());
    await many(2);
    const id = await started();
    await move(id);
    expect(await get(id)).toMatchObject({ awaitsApproval: true, acts: ["DRAW_BACK", "CANCEL"] });
    expect(await codeOf(act(id, "APPROVE"))).toBe("OWN_REQUEST");
    const second = await stage.secondMerchant();
    await act(id, "APPROVE", false, second);
    await move(id);
    expect(await statesOf(id)).toEqual(["SMS SENT 2"]);
  });

  test("still needs approval when its starter has widened the limit first", async () => {
    const keep = (approvalAbove: number | null, as = by()) =>
      api.call("updateSendoutRules", { body: { quietHours: null, cap: null, approvalAbove } }, as);
    await keep(1);
    await many(2);
    const widened = { isCaller: true, from: 1, until: "2026-11-28T12:00:00Z" };
    expect(await keep(null)).toMatchObject({ approvalAbove: null, widened });
    const id = await started();
    await move(id);
    expect(await get(id)).toMatchObject({ state: "SCHEDULED", awaitsApproval: true });
    await act(id, "CANCEL");
    const second = await stage.secondMerchant();
    expect(await api.call("getSendoutRules", {}, second)).toMatchObject({ widened: { ...widened, isCaller: false } });
    expect((await keep(null, second)).widened).toBeNull();
    const stoodFor = await started();
    await move(stoodFor);
    expect(await statesOf(stoodFor)).toEqual(["SMS SENT 2"]);
  });

  test("needs a new approval when its selection is widened after the start or the approval", async () => {
    await api.call("updateSendoutRules", { body: { quietHours: null, cap: null, approvalAbove: 1 } }, by());
    await many(1, { gender: "FEMALE" });
    await many(2, { gender: "MALE" });
    const says = (genders: ("FEMALE" | "MALE")[]) => ({
      name: "Några",
      expression: { version: 1 as const, match: "ALL" as const, conditions: [{ kind: "GENDER" as const, genders }] },
    });
    const selection = await api.call("createSelection", { body: says(["FEMALE"]) }, by());
    const change = (genders: ("FEMALE" | "MALE")[]) => {
      api.clock.now = api.clock.now.add({ minutes: 1 });
      return api.call("updateSelection", { params: { id: selection.id }, body: says(genders) }, by());
    };
    const id = await started({ selectionId: selection.id });
    await change(["MALE"]);
    await move(id);
    expect(await get(id)).toMatchObject({ state: "SCHEDULED", awaitsApproval: true });
    const second = await stage.secondMerchant();
    await act(id, "APPROVE", false, second);
    await change(["FEMALE", "MALE"]);
    await move(id);
    expect(await get(id)).toMatchObject({ state: "SCHEDULED", awaitsApproval: true });
    await act(id, "APPROVE", false, second);
    await move(id);
    expect(await statesOf(id)).toEqual(["SMS SENT 3"]);
  });
});

test("a draft is refused at the missing field, and cannot be changed once started", async () => {
  const { id } = await makeSendout(api, stage.club, { media: [] });
  const refused = await act(id, "START").catch((error) => error.problem);
  expect(refused).toMatchObject({ code: "MEDIUM_REQUIRED", errors: { media: expect.anything() } });
  expect(await codeOf(makeSendout(api, stage.club).then((made) => act(made.id, "START")))).toBe("NOBODY_REACHED");
  await many(1);
  const going = await started();
  expect(await codeOf(api.call("updateSendout", { params: { id: going }, body: aSendout }, by()))).toBe(
    "STATUS_NOT_ALLOWED",
  );
  expect(await codeOf(api.call("removeSendout", { params: { id: going } }, by()))).toBe("STATUS_NOT_ALLOWED");
});

test("a test is sent to the caller, as a member reads it", async () => {
  const { id } = await makeSendout(api, stage.club, { media: ["EMAIL"], email: anEmail });
  const { to } = await api.call("testSendout", { params: { id }, body: { medium: "EMAIL", language: "sv" } }, by());
  const { rows } = await api.owner.query("select subject, recipient from message where chain_id = $1", [
    stage.club.chain.id,
  ]);
  expect(rows).toEqual([{ subject: "Nybakat, Kim", recipient: to }]);
  const again = () => api.call("testSendout", { params: { id }, body: { medium: "EMAIL", language: "sv" } }, by());
  for (let tries = 1; tries < 30; tries++) await again();
  expect(await codeOf(again())).toBe("TOO_MANY_REQUESTS");
});

test("messages taken over from a slow worker are settled only by the new worker, also in the outbox", async () => {
  await many(2);
  const id = await started();
  const { chain } = stage.club;
  const inChain = <T>(act: Parameters<typeof api.services.db.inChain<T>>[1]) => api.services.db.inChain(chain.id, act);
  await move(id, stage.out, 0);
  const { now } = api.clock;
  const today = dateIn("Europe/Stockholm", now);
  const claimRequest = { sendoutId: id, isAutomatic: false, after: beginning, size: 10, cap: null, now, today };
  const claim = await inChain((trx) => claimBatch(trx, chain, claimRequest));
  await api.owner.query(
    "update sendout_recipient set claimed_at = (select claimed_at - interval '31 seconds') where chain_id = $1",
    [chain.id],
  );
  await move(id, { mail: null, bulkMail: null, sms: null });
  const outbox = { language: "sv" as const, subject: "", text: "Hej", html: "", credits: 1, unsubscribeUrl: "" };
  const outcome = { state: "SENT" as const, providerId: null, outbox, credits: 1 };
  const settled = (claim?.rows ?? []).map((to) => ({ to, outcome }));
  expect(settled).toHaveLength(2);
  await inChain((trx) => settleBatch(trx, chain, { sendoutId: id, claim: claim as Claim, settled, now }));
  const { rows } = await api.owner.query("select from message where chain_id = $1 and kind = 'SENDOUT'", [chain.id]);
  expect(rows).toHaveLength(2);
  expect(await stage.account()).toEqual({ available: 48, reserved: 0 });
});

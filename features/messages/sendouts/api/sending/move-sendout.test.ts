import { expect, test } from "vitest";
import { dateIn } from "#packages/domain/calendar.ts";
import { makeClub } from "#tests/api/factories.ts";
import { countSessions } from "#tests/api/held-up.ts";
import { openStage } from "#tests/api/messages/sendout-stage.ts";
import { anEmail, noRules } from "#tests/api/messages/sendouts.ts";
import { beginning, claimBatch } from "./claim-batch.ts";

const stage = await openStage();
const { api, out, by, agreeing, many, get, move, started, statesOf } = stage;

const limitTo = async (messages: number) => {
  const cap = { messages, days: 2 };
  await api.call("updateSendoutRules", { body: { ...noRules, cap } }, by());
  return cap;
};

test("two concurrent sendouts to one member respect the frequency cap", async () => {
  const cap = await limitTo(1);
  await many(1);
  const [first, second] = [await started(), await started()];
  for (const id of [first, second]) await move(id, out, 0);
  const { now } = api.clock;
  const today = dateIn("Europe/Stockholm", now);
  const claimRequest = { sendoutId: first, isAutomatic: false, after: beginning, size: 10, cap, now, today };
  const claimed = Promise.withResolvers<void>();
  const seen = Promise.withResolvers<void>();
  const claiming = api.services.db.inChain(stage.club.chain.id, async (trx) => {
    await claimBatch(trx, stage.club.chain, claimRequest);
    claimed.resolve();
    await seen.promise;
  });
  await claimed.promise;
  let isOver = false;
  const moving = move(second).finally(() => {
    isOver = true;
  });
  const waits = () => countSessions(api, "wait_event_type = 'Lock' and wait_event = 'advisory'");
  await expect.poll(async () => isOver || (await waits()) > 0).toBe(true);
  seen.resolve();
  await Promise.all([claiming, moving]);
  expect(await statesOf(second)).toEqual(["SMS WAITING 1"]);
});

test("a sendout by both media counts as one message for the frequency cap", async () => {
  await limitTo(2);
  await many(1);
  await move(await started({ media: ["SMS", "EMAIL"], email: anEmail }));
  const next = await started();
  await move(next);
  expect(await statesOf(next)).toEqual(["SMS SENT 1"]);
});

test("an automatic sendout's message for an earlier occasion counts for the frequency cap", async () => {
  await limitTo(1);
  const { memberId } = await agreeing({ birthday: "1990-11-22" });
  const id = await started({ automatic: { occasion: { kind: "BIRTHDAY", days: 0 }, at: "10:00" } });
  await api.owner.query(
    `insert into sendout_recipient (chain_id, sendout_id, medium, member_id, occasion, through, chosen_at, state, sent_at)
       values ($1, $2, 'SMS', $3, 2025, '2025-11-22', $4, 'SENT', $4)`,
    [stage.club.chain.id, id, memberId, api.clock.now.toString()],
  );
  api.clock.now = Temporal.Instant.from("2026-11-22T09:00:00Z");
  await move(id);
  expect(await statesOf(id)).toEqual(["SMS SENT 1", "SMS WAITING 1"]);
});

test("a sendout that waits for quiet hours to end continues when they are turned off", async () => {
  await api.call("updateSendoutRules", { body: { ...noRules, quietHours: { from: "21:00", to: "08:00" } } }, by());
  await many(1);
  api.clock.now = Temporal.Instant.from("2026-11-21T21:00:00Z");
  const id = await started();
  await move(id);
  expect(await get(id)).toMatchObject({ state: "SENDING", waits: { for: "QUIET_HOURS" } });

  await api.call("updateSendoutRules", { body: noRules }, by());
  await move(id);

  expect(await get(id)).toMatchObject({ state: "SENT", waits: null });
});

test("a sendout that waits for the frequency cap continues when the cap is removed", async () => {
  await api.call("updateSendoutRules", { body: { ...noRules, cap: { messages: 1, days: 2 } } }, by());
  await many(1);
  await move(await started());
  const id = await started();
  await move(id);
  expect(await get(id)).toMatchObject({ state: "SENDING", waits: { for: "CAP" } });

  await api.call("updateSendoutRules", { body: noRules }, by());
  await move(id);

  expect(await statesOf(id)).toEqual(["SMS SENT 1"]);
});

test("a sendout in a sandbox with its clock ahead waits until the club's morning, and no longer", async () => {
  stage.club = await makeClub(api, { sandbox: true });
  const body = { ...noRules, quietHours: { from: "21:00", to: "08:00" } };
  await api.call("updateSendoutRules", { body }, by());
  await many(1);
  await api.call("moveChainClock", { body: { moveTo: "2026-11-25" } }, by());
  stage.club.chain.clockAhead = 4 * 86_400;
  api.clock.now = Temporal.Instant.from("2026-11-21T22:00:00Z");
  const id = await started();
  await move(id);
  expect((await get(id)).waits).toEqual({ for: "QUIET_HOURS", until: "2026-11-22T07:00:00Z" });
});

import { beforeEach, expect, test } from "vitest";
import { openStage } from "#tests/api/messages/sendout-stage.ts";
import { makeSendout } from "#tests/api/messages/sendouts.ts";

const stage = await openStage();
const listHeld = () => stage.api.call("getHeldSendouts", {}, stage.by());
const release = (sendoutIds: number[]) => stage.api.call("releaseHeldSendouts", { body: { sendoutIds } }, stage.by());
const stateOf = async (id: number) => {
  const { state, pauseReason } = await stage.get(id);
  return [state, pauseReason];
};

/** Puts sendouts in the state after a restore. */
const hold = (ids: number[]) =>
  stage.api.owner.query("update sendout set state = 'PAUSED', pause_reason = 'RESTORED' where id = any($1)", [ids]);

beforeEach(() => stage.many(3));

async function start(more: object = {}) {
  const { id } = await makeSendout(stage.api, stage.club, more);
  await stage.act(id, "START");
  return id;
}

test("lists the sendouts held by a restore with their number of messages, and resumes them", async () => {
  const begun = await start({ name: "Under way" });
  // Recipients are chosen, and no message is sent.
  await stage.move(begun, stage.out, 0);
  const planned = await start({ name: "Planned", sendAt: "2026-12-24T10:00:00" });
  const paused = await start({ name: "Paused by hand", sendAt: "2026-12-24T10:00:00" });
  await hold([begun, planned]);
  await stage.api.owner.query("update sendout set state = 'PAUSED', pause_reason = 'LATE' where id = $1", [paused]);
  expect(await listHeld()).toEqual({
    rows: [
      { id: planned, name: "Planned", when: "AT_ITS_TIME", sendAt: "2026-12-24T10:00:00", messages: 3 },
      { id: begun, name: "Under way", when: "AT_ONCE", sendAt: null, messages: 3 },
    ],
    atOnce: 3,
    later: 3,
  });
  expect(await release([planned, begun, paused])).toEqual({ sendoutIds: [begun, planned] });
  expect(await stateOf(begun)).toEqual(["SENDING", null]);
  expect(await stateOf(planned)).toEqual(["SCHEDULED", null]);
  expect(await stateOf(paused)).toEqual(["PAUSED", "LATE"]);
  await stage.move(begun);
  expect(await stage.statesOf(begun)).toEqual(["SMS SENT 3"]);
  expect(await listHeld()).toEqual({ rows: [], atOnce: 0, later: 0 });
  expect(await stage.violations()).toEqual([]);
});

test("concurrent releases resume each sendout once, and an unseen sendout stays held", async () => {
  const ids = [await start(), await start(), await start()];
  await hold(ids);
  const [unseen = 0, ...seen] = ids;
  const released = await Promise.all([release(seen), release(seen), release(seen)]);
  expect(released.flatMap(({ sendoutIds }) => sendoutIds).sort()).toEqual(seen);
  expect(await stateOf(unseen)).toEqual(["PAUSED", "RESTORED"]);
  const { rows } = await stage.api.owner.query(
    "select count(*)::int as n from audit_entry where chain_id = $1 and act = 'resume-sendout'",
    [stage.club.chain.id],
  );
  expect(rows).toEqual([{ n: 2 }]);
  expect(await stage.violations()).toEqual([]);
});

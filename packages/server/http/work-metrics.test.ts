import { expect, test } from "vitest";
import { openStage } from "#tests/api/messages/sendout-stage.ts";

const stage = await openStage();
const { api, out } = stage;

/** Returns two metrics: the number of waiting recipients in active sendouts, and the number of deferred ones. */
async function figures() {
  const { body } = await api.app.inject({ url: "/metrics", headers: { host: "localhost" } });
  const figure = (name: string) => Number(new RegExp(`^sendout_recipients_${name} (.+)$`, "m").exec(body)?.[1]);
  return { waiting: figure("pending"), resting: figure("deferred") };
}

test("/metrics counts a recipient as deferred if it waits until a set time, but not if its provider is unavailable", async () => {
  await stage.many(3);
  const id = await stage.started();
  await stage.move(id, out, 0);
  const pauseSendout = (why: string | null, wakesAt: string | null) =>
    api.owner.query("update sendout set waits_for = $2, wakes_at = $3 where id = $1", [id, why, wakesAt]);
  expect(await figures()).toEqual({ waiting: 3, resting: 0 });
  for (const why of ["QUIET_HOURS", "CAP", "DEFERRED"]) {
    await pauseSendout(why, "2026-11-21T12:00:01Z");
    expect(await figures(), why).toEqual({ waiting: 3, resting: 3 });
    await pauseSendout(why, "2026-11-21T12:00:00Z");
    expect(await figures(), why).toEqual({ waiting: 3, resting: 0 });
  }
  await pauseSendout("PROVIDER", "2026-11-21T13:00:00Z");
  expect(await figures()).toEqual({ waiting: 3, resting: 0 });
  await api.owner.query(
    "update sendout set state = 'PAUSED', pause_reason = 'PERSON', waits_for = null, wakes_at = null where id = $1",
    [id],
  );
  expect(await figures()).toEqual({ waiting: 0, resting: 0 });
});

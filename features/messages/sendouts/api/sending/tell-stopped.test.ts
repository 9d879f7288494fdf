import { expect, test } from "vitest";
import { makeStaff } from "#tests/api/factories.ts";
import { openStage } from "#tests/api/messages/sendout-stage.ts";
import { anEmail } from "#tests/api/messages/sendouts.ts";
import { tellStopped } from "./tell-stopped.ts";

const stage = await openStage();
const { api, mailbox, by, act, many, get, move, started } = stage;

/** Returns the recipients of letters about a stopped sendout, in order. */
async function letters(id: number): Promise<string[]> {
  const { rows } = await api.owner.query(
    "select recipient, text_body from platform_message where kind = 'SENDOUT_STOPPED' and text_body like $1 order by id",
    [`%/sendouts/${id}?club=${stage.club.chain.subdomain}%`],
  );
  return rows.map(({ recipient }) => recipient);
}
const tell = () => tellStopped(api.services);
/** Creates a sendout whose first batch is refused, with another batch after it. */
async function refused(): Promise<number> {
  await many(120);
  const id = await started({ media: ["EMAIL"], email: anEmail });
  mailbox.refusal = () => 550;
  await move(id);
  expect(await get(id)).toMatchObject({ state: "PAUSED", pauseReason: "FAILURES" });
  return id;
}

test("an automatic stop of a sendout is notified to the company's merchants once", async () => {
  const second = await stage.secondMerchant();
  const id = await refused();
  await tell();
  const recipients = await letters(id);
  expect(recipients).toHaveLength(2);
  expect(recipients).toContain(second.email);
  await tell();
  expect(await letters(id)).toEqual(recipients);
  const today = () => api.call("getToday", {}, by());
  expect((await today()).sendoutsStopped).toMatchObject([{ id, reason: "FAILURES" }]);
  const local = await makeStaff(api, stage.club, "ROLE_LOCAL_MERCHANT", stage.club.locationIds);
  const seen = await api.call("getToday", {}, { ...by(), as: local.token });
  expect(seen.sendoutsStopped).toEqual([]);
  await act(id, "CANCEL");
  expect((await today()).sendoutsStopped).toEqual([]);
});

test("a second stop is notified again, even for the same reason", async () => {
  const id = await refused();
  await tell();
  await act(id, "RESUME");
  await move(id);
  await tell();
  expect(await letters(id)).toHaveLength(2);
});

test("a pause by a merchant notifies no merchant", async () => {
  await many(1);
  const id = await started();
  await move(id, stage.out, 0);
  await act(id, "PAUSE");
  await tell();
  expect(await letters(id)).toEqual([]);
});

import { expect, test } from "vitest";
import { fieldCodesOf } from "#tests/api/harness.ts";
import { openStage } from "#tests/api/messages/sendout-stage.ts";
import { aSendout, makeSendout } from "#tests/api/messages/sendouts.ts";

const stage = await openStage();
const { api, agreeing, many, by } = stage;
const typed = {
  sendoutId: null,
  selectionId: null,
  campaignId: null,
  media: aSendout.media,
  sms: aSendout.sms,
  heldOutPercent: 0,
};
type More = Partial<Omit<typeof typed, "selectionId">> & { selectionId?: number; sendAt?: string | null };
const count = (more: More = {}) => api.call("countSendoutReach", { body: { ...typed, ...more } }, by());

test("the reach of an unsaved sendout is the same as after saving", async () => {
  await many(3);
  await agreeing({ phone_notification: false });
  const before = await count();
  expect(before.media).toMatchObject([{ medium: "SMS", matched: 4, reached: 3, noConsent: 1 }]);
  expect(before.credits).toEqual({ atMost: 3, available: 50, price: 2.85, problem: null });
  const { id } = await makeSendout(api, stage.club);
  expect(await api.call("getSendoutReach", { params: { id } }, by())).toEqual(before);
});

test("the cost in kronor follows the price of the latest purchase of credits", async () => {
  await many(3);
  await api.call("buySmsCredits", { body: { credits: 500, price: 425 } }, by());
  expect((await count()).credits).toEqual({ atMost: 3, available: 550, price: 2.55, problem: null });
});

test("the month's limit is that of the month in which the sendout begins", async () => {
  api.clock.now = Temporal.Instant.from("2026-11-21T12:00:00Z");
  await many(3);
  await api.call("setSmsMonthLimit", { body: { monthLimit: 4 } }, by());
  const usedNow = Temporal.PlainDate.from("2026-11-01");
  await api.owner.query("insert into sms_month (chain_id, month, credits) values ($1, $2, 2)", [
    stage.club.chain.id,
    usedNow.toString(),
  ]);
  expect((await count()).credits).toMatchObject({ available: 2, problem: "SMS_MONTH_LIMIT" });
  const inDecember = { available: 4, problem: null };
  expect((await count({ sendAt: "2026-12-01T09:00:00" })).credits).toMatchObject(inDecember);
  const { id } = await makeSendout(api, stage.club, { sendAt: "2026-12-01T09:00:00" });
  expect((await api.call("getSendoutReach", { params: { id } }, by())).credits).toMatchObject(inDecember);
});

test.each([
  ["2026-11-21T12:00:00Z", null, null],
  ["2026-11-21T20:30:00Z", null, "2026-11-22T08:00:00"],
  ["2026-11-22T03:00:00Z", null, "2026-11-22T08:00:00"],
  ["2026-11-21T12:00:00Z", "2026-11-21T22:30:00", "2026-11-22T08:00:00"],
  ["2026-11-21T20:30:00Z", "2026-11-22T09:00:00", null],
])("a sendout started at %s for %s waits for the end of quiet hours: %s", async (now, sendAt, quietUntil) => {
  api.clock.now = Temporal.Instant.from(now);
  expect((await count({ sendAt })).quietUntil).toBe(quietUntil);
});

test("a deleted selection is refused at its field", async () => {
  expect(await fieldCodesOf(count({ selectionId: 2_000_000_000 }))).toEqual({ selectionId: "NOT_FOUND" });
});

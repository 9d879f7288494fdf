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
const count = (more: Partial<Omit<typeof typed, "selectionId">> & { selectionId?: number } = {}) =>
  api.call("countSendoutReach", { body: { ...typed, ...more } }, by());

test("the reach of an unsaved sendout is the same as after saving", async () => {
  await many(3);
  await agreeing({ phone_notification: false });
  const before = await count();
  expect(before.media).toMatchObject([{ medium: "SMS", matched: 4, reached: 3, noConsent: 1 }]);
  expect(before.credits).toEqual({ atMost: 3, available: 50 });
  const { id } = await makeSendout(api, stage.club);
  expect(await api.call("getSendoutReach", { params: { id } }, by())).toEqual(before);
});

test("a deleted selection is refused at its field", async () => {
  expect(await fieldCodesOf(count({ selectionId: 2_000_000_000 }))).toEqual({ selectionId: "NOT_FOUND" });
});

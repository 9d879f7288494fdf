import { expect, test } from "vitest";
import { codeOf, fieldCodesOf } from "#tests/api/harness.ts";
import { openStage } from "#tests/api/messages/sendout-stage.ts";
import { noRules } from "#tests/api/messages/sendouts.ts";
import { aCampaign } from "#tests/api/offers.ts";

const stage = await openStage();
const { api, agreeing, by, many, move } = stage;

const written = { message: "Välkommen på kaffe!", mediums: ["SMS" as const] };
const draft = (fields: object = {}) =>
  api.call("createCampaign", { body: aCampaign("Höstens kaffe", { ...written, ...fields }) }, by());
const send = (id: number, leavesOut = false) =>
  api.call("publishAndSendCampaign", { params: { id }, body: { leavesOut } }, by());
const statusOf = async (id: number) => (await api.call("getCampaign", { params: { id } }, by())).publishStatus;
const sendouts = async () => (await api.call("listSendouts", { query: {} }, by())).rows;

test("publishing a campaign with a message sends it at once, as a sendout of its own in the list", async () => {
  await many(2);
  await agreeing({ phone_notification: false });
  const { id } = await draft();
  const sendout = await send(id);
  expect(sendout).toMatchObject({
    name: "Höstens kaffe",
    campaignId: id,
    media: ["SMS"],
    state: "SCHEDULED",
    sendAt: null,
  });
  expect(await statusOf(id)).toBe("ACTIVE");
  await move(sendout.id);
  expect(stage.provider.requests).toHaveLength(2);
  expect(await sendouts()).toMatchObject([{ id: sendout.id, name: "Höstens kaffe" }]);
  expect(await codeOf(send(id))).toBe("STATUS_NOT_ALLOWED");
});

test("the message of a campaign that begins later is planned for the morning of its first day", async () => {
  await many(1);
  const { id } = await draft({ startDate: "2026-11-24" });
  expect(await send(id)).toMatchObject({ state: "SCHEDULED", sendAt: "2026-11-24T09:00:00" });
  expect(await statusOf(id)).toBe("ACTIVE");
});

test("a message above the approval limit waits for a second person, while its campaign runs", async () => {
  await many(2);
  await api.call("updateSendoutRules", { body: { ...noRules, approvalAbove: 1 } }, by());
  const { id } = await draft();
  expect(await send(id)).toMatchObject({ state: "SCHEDULED", awaitsApproval: true });
  expect(await statusOf(id)).toBe("ACTIVE");
});

test("a message that reaches no member, or exceeds the credits or the month’s limit, leaves the campaign a draft without a sendout", async () => {
  const { id } = await draft();
  expect(await codeOf(send(id))).toBe("NOBODY_REACHED");
  await many(3);
  await api.owner.query("update sms_account set available = 2 where chain_id = $1", [stage.club.chain.id]);
  expect(await codeOf(send(id))).toBe("NO_SMS_CREDITS");
  await api.owner.query("update sms_account set available = 3, month_limit = 2 where chain_id = $1", [
    stage.club.chain.id,
  ]);
  expect(await codeOf(send(id))).toBe("SMS_MONTH_LIMIT");
  expect([await statusOf(id), await sendouts()]).toEqual(["NEW", []]);
  await send(id, true);
  expect(await statusOf(id)).toBe("ACTIVE");
});

test("a campaign without a channel is refused at that field, and a welcome offer is never sent", async () => {
  await many(1);
  const silent = await draft({ message: "", mediums: [] });
  expect(await fieldCodesOf(send(silent.id))).toEqual({ mediums: "MEDIUM_REQUIRED" });
  const welcome = await draft({ welcomeOffer: true, visibilityMonths: 3 });
  expect(await codeOf(send(welcome.id))).toBe("STATUS_NOT_ALLOWED");
  expect([await statusOf(silent.id), await statusOf(welcome.id)]).toEqual(["NEW", "NEW"]);
});

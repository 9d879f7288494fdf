import { expect, test } from "vitest";
import { codeOf } from "#tests/api/harness.ts";
import { openStage } from "#tests/api/messages/sendout-stage.ts";
import { anEmail, makeSendout } from "#tests/api/messages/sendouts.ts";

const stage = await openStage();
const { api, by } = stage;

test("a test with an idempotency key is sent and paid for once", async () => {
  const { id } = await makeSendout(api, stage.club);
  await api.owner.query("update account set phone = '+46701112233' where id = $1", [stage.club.merchant.accountId]);
  const before = (await stage.account()).available;
  const key = "7d4c2f7e-5c1b-4a53-9a63-0f3b6f0a9c11";
  const ask = (language: "sv" | "fr") =>
    api.call("testSendout", { params: { id }, body: { medium: "SMS", language } }, { ...by(), key });
  const first = await ask("sv");
  expect(await ask("sv")).toEqual(first);
  expect(before - (await stage.account()).available).toBe(1);
  expect(await codeOf(ask("fr"))).toBe("IDEMPOTENCY_KEY_REUSED");
  const at = await api.owner.query("select 1 from message where chain_id = $1", [stage.club.chain.id]);
  expect(at.rowCount).toBe(1);
});

test("a test’s unsubscribe link opens an example of the club that changes nothing", async () => {
  const { id } = await makeSendout(api, stage.club, { media: ["EMAIL"], email: anEmail });
  await api.call("testSendout", { params: { id }, body: { medium: "EMAIL", language: "sv" } }, by());
  const { rows } = await api.owner.query("select text_body from message where chain_id = $1", [stage.club.chain.id]);
  const unsubscribeId = /\/u\/(e\w+)/.exec(rows[0].text_body)?.[1] ?? "";
  const unsubscriber = await api.call("getUnsubscriber", { params: { id: unsubscribeId } });
  expect(unsubscriber).toMatchObject({ commercialName: stage.club.chain.commercialName, example: true });
});

test("a test by SMS is refused beyond the month's limit of credits", async () => {
  await api.owner.query("update account set phone = '+46701112234' where id = $1", [stage.club.merchant.accountId]);
  const { id } = await makeSendout(api, stage.club);
  await api.call("setSmsMonthLimit", { body: { monthLimit: 0 } }, by());
  const test = api.call("testSendout", { params: { id }, body: { medium: "SMS", language: "sv" } }, by());
  expect(await codeOf(test)).toBe("SMS_MONTH_LIMIT");
});

import { expect, test } from "vitest";
import { codeOf } from "#tests/api/harness.ts";
import { openStage } from "#tests/api/messages/sendout-stage.ts";
import { makeSendout } from "#tests/api/messages/sendouts.ts";

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

import { expect, test } from "vitest";
import { startProvider } from "#tests/outside/provider.ts";
import { DeliveryDelayed, DeliveryRefused } from "./delivery.ts";
import { openSms } from "./sms.ts";

const provider = await startProvider();
const credentials = { username: "user", password: "secret", sender: "Stammis" };
const elks = openSms({ provider: "46elks", ...credentials }, `${provider.url}/a1/sms`);
const twilio = openSms({ provider: "twilio", ...credentials }, `${provider.url}/Messages.json`);
const sms = { from: "Kafe", to: "+46701234567", text: "Hej å" };
const last = () => provider.requests.at(-1) as (typeof provider.requests)[number];

test("an SMS is sent to 46elks with sender, number and text, and the id from 46elks is returned", async () => {
  provider.answer = () => ({ status: 200, json: { id: "s70df", status: "created" } });
  expect(await elks.send(sms)).toBe("s70df");
  expect(Object.fromEntries(new URLSearchParams(last().body))).toEqual({
    from: "Kafe",
    to: "+46701234567",
    message: "Hej å",
  });
  expect(last().authorization).toBe(`Basic ${Buffer.from("user:secret").toString("base64")}`);
});

test("an SMS is sent to Twilio with the same data in Twilio’s fields", async () => {
  provider.answer = () => ({ status: 201, json: { sid: "SM1" } });
  expect(await twilio.send(sms)).toBe("SM1");
  expect(Object.fromEntries(new URLSearchParams(last().body))).toEqual({
    From: "Kafe",
    To: "+46701234567",
    Body: "Hej å",
  });
});

test.each([400, 404])("an SMS that its provider answers with status %i is refused for good", async (status) => {
  provider.answer = () => ({ status, json: { message: "no such number" } });
  await expect(elks.send(sms)).rejects.toBeInstanceOf(DeliveryRefused);
});

test.each([401, 403, 429, 500, 503])(
  "an SMS that its provider answers with status %i is retried later",
  async (status) => {
    provider.answer = () => ({ status, json: {} });
    await expect(twilio.send(sms)).rejects.toBeInstanceOf(DeliveryDelayed);
  },
);

test("an SMS is retried later when its provider is unavailable", async () => {
  const away = openSms({ provider: "46elks", ...credentials }, "http://127.0.0.1:9/");
  await expect(away.send(sms)).rejects.toBeInstanceOf(DeliveryDelayed);
});

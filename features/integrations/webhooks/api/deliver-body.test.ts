import { afterAll, expect, test } from "vitest";
import { type HostileAnswer, hostileAnswers, openHostileReceiver } from "#tests/outside/hostile-receiver.ts";
import { deliverBody } from "./deliver-body.ts";

const closing: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

async function receiverOf(answer: HostileAnswer | null) {
  const receiver = await openHostileReceiver(answer);
  closing.push(receiver.close);
  return receiver;
}
const request = { body: "{}", headers: {}, anywhere: true };

test.each(Object.keys(hostileAnswers) as HostileAnswer[])(
  "settles without success when the receiver answers with %s",
  async (answer) => {
    const { url } = await receiverOf(answer);
    const { status } = await deliverBody(url, request);
    expect(status).toBe(answer.startsWith("101") ? 101 : null);
  },
);

test.each<HostileAnswer>(["endless 100", "endless 102"])(
  "gives up early when the receiver answers with %s",
  async (answer) => {
    const { url } = await receiverOf(answer);
    expect(await deliverBody(url, request)).toMatchObject({ text: "too many 1xx answers" });
  },
);

test("settles at the deadline when the receiver stays silent", async () => {
  const { url } = await receiverOf(null);
  expect(await deliverBody(url, { ...request, withinMs: 50 })).toMatchObject({
    status: null,
    text: "no answer within 15 seconds",
  });
});

test("settles when the caller aborts the request", async () => {
  const receiver = await receiverOf(null);
  const breaking = new AbortController();
  const delivery = deliverBody(receiver.url, { ...request, signal: breaking.signal });
  await receiver.arrived(1);
  breaking.abort();
  expect((await delivery).status).toBeNull();
});

import { constants, createServer, type ServerHttp2Stream } from "node:http2";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { openCompanyRegister, RegisterAway } from "#features/members/joining/api/company-register.ts";
import { readConfig } from "#packages/server/config.ts";
import { DeliveryDelayed } from "#packages/server/messaging/delivery.ts";
import { openMail } from "#packages/server/messaging/mail.ts";
import { openBulkMail } from "#packages/server/messaging/smtp/bulk-mail.ts";
import { CardProviderError } from "#packages/server/payments/card-provider.ts";
import { createStripeCards } from "#packages/server/payments/stripe-cards.ts";
import { DeadlinePassed, withDeadline } from "#packages/server/security/deadline.ts";
import { openStore } from "#packages/server/storage/store.ts";
import { createPush } from "#packages/server/wallet/push.ts";
import type { Signer } from "#packages/server/wallet/signer.ts";
import { startTricklingServer } from "../../outside/trickling-server.ts";

// Each server here keeps sending without finishing, so a limit on silence alone would never end.
const withinMs = 100;
const smtp = await startTricklingServer("220-hello\r\n", "220-still\r\n");
const trickle = await startTricklingServer("HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n", " ");

test("a deadline passes even when the act ignores its signal", async () => {
  await expect(withDeadline(1, () => new Promise(() => {}))).rejects.toBeInstanceOf(DeadlinePassed);
});

test("one mail is delayed when the mail server trickles its greeting", async () => {
  const sender = openMail({ url: `smtp://127.0.0.1:${smtp.port}`, from: "no-reply@stammis.example", withinMs });
  const mail = { id: "m1", fromName: "Café", to: "a@example.com", subject: "Hej", text: "Hej", html: "<p>Hej</p>" };
  await expect(sender.send(mail)).rejects.toBeInstanceOf(DeliveryDelayed);
  sender.close();
});

test("a bulk mail is delayed when the mail server trickles its greeting", async () => {
  const bulk = openBulkMail({ url: `smtp://127.0.0.1:${smtp.port}`, answersWithinMs: withinMs });
  const mail = { from: "b@example.com", to: "a@example.com", content: "Subject: x\r\n\r\nx\r\n" };
  expect(await bulk.send(mail)).toMatchObject({ status: "DELAYED", by: "SERVER" });
  await bulk.close();
});

test("a stored file is unavailable when the service trickles its answer", async () => {
  const env = { S3_BUCKET: "bucket", S3_REGION: "eu-north-1", S3_ACCESS_KEY_ID: "k", S3_SECRET_ACCESS_KEY: "s" };
  const store = openStore(readConfig({ ...env, S3_ENDPOINT: `http://127.0.0.1:${trickle.port}` }), withinMs);
  await expect(store.bytes("1/a.webp")).rejects.toMatchObject({ code: "UNAVAILABLE" });
  const stream = await store.stream("1/a.webp");
  await expect(stream?.toArray()).rejects.toThrow();
});

test("a card provider that trickles its answer counts as unavailable", async () => {
  const api = new URL(`http://127.0.0.1:${trickle.port}`);
  const cards = createStripeCards({ secretKey: "sk_test_x", webhookSecret: "w", api, withinMs }, () =>
    Temporal.Now.instant(),
  );
  await expect(cards.readCharge("pi_1")).rejects.toBeInstanceOf(CardProviderError);
  await expect(cards.disputedSince(Temporal.Instant.fromEpochMilliseconds(0))).rejects.toBeInstanceOf(
    CardProviderError,
  );
  expect(await cards.look()).toContain("Stripe did not answer");
});

test("a company register that sends invalid JSON counts as unavailable", async () => {
  const client = { clientId: "c", clientSecret: "s" };
  const { port } = await startTricklingServer("HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\n", "oops");
  const address = `http://127.0.0.1:${port}`;
  const register = openCompanyRegister(client as never, { token: address, companies: address });
  await expect(register?.find("5560000000")).rejects.toBeInstanceOf(RegisterAway);
});

const pushAnswers: Record<string, (stream: ServerHttp2Stream) => unknown> = {
  "trickles its answer"(stream) {
    stream.respond({ ":status": 200 });
    setInterval(() => stream.write(" "), 5).unref();
  },
  "resets the stream": (stream) => stream.close(constants.NGHTTP2_NO_ERROR),
  "answers too much"(stream) {
    stream.respond({ ":status": 400 });
    stream.end("x".repeat(10_000));
  },
  "stays silent"() {},
};

test.each(Object.entries(pushAnswers))("a push fails when the push service %s", async (_, answer) => {
  const server = createServer();
  server.on("stream", (stream: ServerHttp2Stream) => {
    stream.on("error", () => {});
    answer(stream);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => server.close());
  const signer = { certificate: "", issuer: "", key: "", passType: "pass.example" } as unknown as Signer;
  const push = createPush(signer, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, withinMs });
  await expect(push(["token"])).rejects.toThrow();
});

import { afterAll, expect, test } from "vitest";
import { startMailbox } from "#tests/outside/mailbox.ts";
import { startSmtpSink } from "#tests/outside/smtp-sink.ts";
import { DeliveryDelayed, DeliveryRefused } from "./delivery.ts";
import { openMail } from "./mail.ts";

const mailbox = await startMailbox();
const sink = await startSmtpSink();
const sender = openMail({ url: mailbox.url, from: "Stammis <no-reply@stammis.example>" });
afterAll(() => sender.close());

const mail = {
  id: "message-7",
  fromName: "Café Söder",
  to: "anna@example.com",
  subject: "Välkommen",
  text: "Hej Anna",
  html: "<p>Hej Anna</p>",
};

test("a mail arrives with the club’s name, the configured address and both bodies", async () => {
  await sender.send(mail);
  const { to, mail: got } = mailbox.deliveries.at(-1) as (typeof mailbox.deliveries)[number];
  expect(to).toEqual(["anna@example.com"]);
  expect(got.from).toMatchObject({ name: "Café Söder", address: "no-reply@stammis.example" });
  expect(got.subject).toBe("Välkommen");
  expect(got.text?.trim()).toBe("Hej Anna");
  expect(got.html).toContain("<p>Hej Anna</p>");
  expect(got.messageId).toBe("<message-7@stammis.example>");
  expect(got.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
});

test("the non-ASCII domains of recipient and sender are sent in ASCII", async () => {
  const ownDomain = openMail({ url: sink.url, from: "Kafé <hej@kafé.example>" });
  await ownDomain.send({ ...mail, to: "otto@smörgås.se" });
  ownDomain.close();
  const { to, raw } = sink.taken.at(-1) as (typeof sink.taken)[number];
  expect(to).toBe("otto@xn--smrgs-pra0j.se");
  const [header = ""] = raw.split("\r\n\r\n");
  expect(header).toMatch(/^To: .*otto@xn--smrgs-pra0j\.se/m);
  expect(header).toMatch(/^From: .*<hej@xn--kaf-dma\.example>/m);
  expect(header).toContain("<message-7@xn--kaf-dma.example>");
  expect(header).toMatch(/^[\t\r\n -~]*$/);
});

test("a mail with a bounce address has its id in the envelope and shows the configured sender", async () => {
  const bouncing = openMail({
    url: mailbox.url,
    from: "Stammis <no-reply@stammis.example>",
    bounceAddress: "bounces@stammis.example",
  });
  await bouncing.send(mail);
  bouncing.close();
  const delivery = mailbox.deliveries.at(-1);
  expect(delivery?.from).toBe("bounces+message-7@stammis.example");
  expect(delivery?.to).toEqual(["anna@example.com"]);
  expect(delivery?.mail.from).toMatchObject({ address: "no-reply@stammis.example" });
});

test("a line break in a name or subject adds no header and no recipient", async () => {
  await sender.send({ ...mail, fromName: "Kafé\r\nBcc: eve@example.com", subject: "Hej\r\nX-Evil: 1" });
  const { to, mail: got } = mailbox.deliveries.at(-1) as (typeof mailbox.deliveries)[number];
  expect(to).toEqual(["anna@example.com"]);
  expect(got.headers.map(({ key }) => key)).not.toContain("x-evil");
  expect(got.bcc).toBeUndefined();
});

test("a refused mailbox is final, a busy one is retried, and neither error names the address", async () => {
  mailbox.refusal = () => 550;
  const refused = await sender.send(mail).catch((error: unknown) => error);
  mailbox.refusal = () => 451;
  const delayed = await sender.send(mail).catch((error: unknown) => error);
  mailbox.refusal = () => null;
  expect(refused).toBeInstanceOf(DeliveryRefused);
  expect(delayed).toBeInstanceOf(DeliveryDelayed);
  expect(`${refused} ${delayed}`).not.toContain("anna");
});

test("a mail is delayed while the mail server is unavailable", async () => {
  const away = openMail({ url: "smtp://127.0.0.1:9", from: "no-reply@stammis.example" });
  await expect(away.send(mail)).rejects.toBeInstanceOf(DeliveryDelayed);
  away.close();
});

import { generateKeyPairSync } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { dkimVerify } from "mailauth/lib/dkim/verify.js";
import PostalMime from "postal-mime";
import { afterAll, beforeEach, expect, test } from "vitest";
import { compileEmail, type EmailRecipient } from "#features/messages/sendouts/api/email/render-email.ts";
import type { Email } from "#features/messages/sendouts/domain/email-blocks.ts";
import { temporaryFolder } from "#tests/api/temporary.ts";
import { startMailbox } from "#tests/outside/mailbox.ts";
import { startSmtpSink } from "#tests/outside/smtp-sink.ts";
import { ConfigError, readConfig } from "../../config.ts";
import { openMail } from "../mail.ts";
import { type BulkRecipient, openBulkMailer } from "./bulk-letter.ts";
import { readDkim } from "./dkim.ts";
import { quotedPrintable } from "./mime.ts";

const sink = await startSmtpSink();
const folder = temporaryFolder("dkim");
const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const keyFile = join(folder, "key.pem");
writeFileSync(keyFile, privateKey.export({ type: "pkcs8", format: "pem" }));
const dkimVariables = { DKIM_DOMAIN: "stammis.example", DKIM_SELECTOR: "s1", DKIM_KEY: keyFile };
const environment = { SMTP_URL: sink.url, MAIL_BOUNCES: "bounces@stammis.example", ...dkimVariables };
const config = readConfig(environment);
const mailer = openBulkMailer(config.mail, readDkim(config));
afterAll(() => mailer.close());
beforeEach(() => {
  sink.taken.length = 0;
  sink.content = () => "250 Ok";
});

const email: Email = {
  version: 1,
  subject: "Nybakat på lördag, {firstName|du}",
  preheader: "",
  translations: {},
  blocks: [
    { kind: "TEXT", text: "Hej {firstName|du}!\nDu har {points} poäng. Å ä ö.\n\n.punkt\nFrom oss", translations: {} },
    { kind: "BUTTON", label: "Öppna", target: "/?a=1&b=2", translations: {} },
  ],
};
const compiled = (changed: Partial<Email> = {}) =>
  compileEmail(
    { ...email, ...changed },
    {
      language: "sv",
      brand: {
        name: "Café Söder",
        colour: "#c05a2e",
        logoUrl: null,
        homeUrl: "https://k.stammis.example/",
        sender: "S",
        postal: "P",
      },
      coupons: new Map(),
      addressOf: (path) => `https://k.stammis.example${path}`,
    },
  );
const anna: BulkRecipient & EmailRecipient = {
  id: "s7-12",
  to: "anna@example.com",
  date: Temporal.Instant.from("2026-11-22T22:00:00Z"),
  facts: { firstName: "Anna", lastName: "Ek", points: "1 240" },
  unsubscribeUrl: "https://stammis.example/u/eabc",
  code: "c",
};
/** Returns the last received mail, raw without dot stuffing, and parsed. */
const arrived = () => {
  const raw = (sink.taken.at(-1)?.raw ?? "").replaceAll("\r\n..", "\r\n.");
  return PostalMime.parse(`${raw}\r\n`).then((mail) => ({ raw, mail }));
};
const resolver = async (name: string) => {
  if (name !== "s1._domainkey.stammis.example") throw Object.assign(new Error(name), { code: "ENOTFOUND" });
  return [[`v=DKIM1; k=rsa; p=${publicKey.export({ type: "spki", format: "der" }).toString("base64")}`]];
};

test("a sendout’s mail is signed even if its header has more than 2,048 bytes", async () => {
  const subject = "Å".repeat(900);
  await mailer.letter(compiled({ subject }), "Café Söder")(anna);
  const { raw, mail } = await arrived();
  expect(raw.indexOf("\r\n\r\n")).toBeGreaterThan(2_048);
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain("Du har 1 240 poäng");
  const { results } = await dkimVerify(`${raw}\r\n`, { resolver });
  expect(results.map(({ status }) => status.result)).toEqual(["pass"]);
});

test("a sendout’s mail has the recipient’s own text, unsubscribe header, bounce address and Message-ID", async () => {
  expect(await mailer.letter(compiled(), "Café Söder")(anna)).toEqual({ status: "SENT" });
  expect(sink.taken[0]).toMatchObject({ from: "bounces+s7-12@stammis.example", to: "anna@example.com" });
  const { mail, raw } = await arrived();
  expect(mail).toMatchObject({
    from: { name: "Café Söder", address: "no-reply@stammis.example" },
    to: [{ address: "anna@example.com" }],
    subject: "Nybakat på lördag, Anna",
    messageId: "<s7-12@stammis.example>",
    date: "2026-11-22T22:00:00.000Z",
  });
  expect(mail.text).toContain("Hej Anna!\nDu har 1 240 poäng. Å ä ö.\n\n.punkt\nFrom oss\n");
  expect(mail.text).toContain("-- \n");
  expect(mail.html).toContain("Hej Anna!<br>Du har 1 240 poäng. Å ä ö.</p>");
  expect(mail.html).toContain('href="https://k.stammis.example/?a=1&#38;b=2"');
  const header = (key: string) => mail.headers.find((each) => each.key === key)?.value;
  expect(header("list-unsubscribe")).toBe("<https://stammis.example/u/eabc>");
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  for (const line of raw.split("\r\n")) expect(line.length).toBeLessThanOrEqual(110);
});

test("the DKIM signature of a sendout’s mail covers both List-Unsubscribe headers and is accepted by mailauth", async () => {
  await mailer.letter(compiled(), "Café Söder")(anna);
  const { raw } = await arrived();
  const { results } = await dkimVerify(`${raw}\r\n`, { resolver });
  expect(results).toMatchObject([{ status: { result: "pass" }, signingDomain: "stammis.example" }]);
  const signed = results[0]?.signingHeaders?.keys.toLowerCase() ?? "";
  for (const name of ["from", "list-unsubscribe", "list-unsubscribe-post"]) expect(signed.split(/: ?/)).toContain(name);
  const changed = await dkimVerify(`${raw}\r\n`.replace("/u/eabc", "/u/evil"), { resolver });
  expect(changed.results[0]?.status.result).toBe("fail");
});

test("a single mail is signed over the same headers as a sendout’s mail", async () => {
  const mailbox = await startMailbox();
  const sender = openMail({ url: mailbox.url, from: config.mail.from }, readDkim(config));
  const letter = { id: "m1", fromName: "Café", to: "a@example.com", subject: "Hej", text: "Hej", html: "<p>Hej</p>" };
  await sender.send({ ...letter, unsubscribeUrl: "https://stammis.example/u/eabc" });
  sender.close();
  const { results } = await dkimVerify(mailbox.deliveries[0]?.raw ?? "", { resolver });
  expect(results[0]?.status.result).toBe("pass");
  expect(results[0]?.signingHeaders?.keys.toLowerCase()).toContain("list-unsubscribe-post");
});

const nasty = fc.string({
  unit: fc.constantFrom(
    "a",
    "å",
    "\r",
    "\n",
    "\r\n.\r\n",
    ".",
    " ",
    "=",
    "=?utf-8?B?",
    "\u0000",
    "\u2028",
    "\ud83d\ude00",
    "\ud800",
    '"',
    "\\",
    "<",
    ">",
    "Bcc: e@x.se",
    "\t",
  ),
  maxLength: 40,
});

test("a sendout’s mail gets no further mail, sender, recipient or header from line breaks and other hostile text in its fields", async () => {
  const names = async () => (await arrived()).mail.headers.map(({ key }) => key);
  await mailer.letter(compiled(), "Café Söder")(anna);
  const usual = await names();
  await fc.assert(
    fc.asyncProperty(nasty, nasty, nasty, async (fromName, subject, firstName) => {
      const facts = { ...anna.facts, firstName };
      const before = sink.taken.length;
      const text = { kind: "TEXT", text: `x${subject}`, translations: {} } as const;
      const letter = mailer.letter(compiled({ subject: `x${subject} {firstName|du}`, blocks: [text] }), fromName);
      expect(await letter({ ...anna, facts })).toEqual({ status: "SENT" });
      expect(sink.taken.length).toBe(before + 1);
      const { mail, raw } = await arrived();
      expect(await names()).toEqual(usual);
      expect(mail.from?.address).toBe("no-reply@stammis.example");
      expect(mail.to?.map(({ address }) => address)).toEqual(["anna@example.com"]);
      expect(raw).not.toMatch(/[^\r]\n|\r[^\n]|[^\r\n -~\t]/);
    }),
    { numRuns: 60 },
  );
});

test("quotedPrintable joins texts into lines of at most 76 characters that decode to the same text", async () => {
  const anyText = fc.string({
    unit: fc.constantFrom("a", ".", " ", "=", "å", "\n", "\t", "\ud83d\ude00", "-"),
    maxLength: 400,
  });
  await fc.assert(
    fc.asyncProperty(anyText, anyText, async (first, second) => {
      const body = quotedPrintable(first) + quotedPrintable(second);
      for (const line of body.split("\r\n")) {
        expect(line.length).toBeLessThanOrEqual(76);
        expect(line).not.toMatch(/[ \t]$/);
      }
      const mail = await PostalMime.parse(
        `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${body}`,
      );
      expect((mail.text ?? "").replace(/\n$/, "")).toBe((first + second).replace(/\n$/, ""));
    }),
  );
});

test("a receiver reads the sender’s name and the subject as the merchant wrote them", async () => {
  const anyText = fc.string({
    unit: fc.constantFrom("a", "å", '"', "\\", "=?", "?=", "=?utf-8?B?eA==?=", ",", "\ud83d\ude00", "B"),
    minLength: 1,
    maxLength: 80,
  });
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      await mailer.letter(compiled({ subject: text }), text)(anna);
      const { mail } = await arrived();
      expect([mail.from?.name, mail.subject]).toEqual([text, text]);
    }),
    { numRuns: 60 },
  );
});

test.each([
  [{ DKIM_SELECTOR: "" }, /^DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY should be set together\.$/],
  [{ DKIM_KEY: "/nowhere" }, /^DKIM_KEY should be a readable file/],
  [{ DKIM_DOMAIN: "other.example" }, /^DKIM_DOMAIN should be the domain of MAIL_FROM/],
  [{ DKIM_DOMAIN: "not a domain" }, /^DKIM_DOMAIN should be the domain that signs/],
])("readDkim refuses to start with %j and names the setting", (changed, words) => {
  const start = () => readDkim(readConfig({ ...environment, ...changed }));
  expect(start).toThrow(ConfigError);
  expect(start).toThrow(words);
});

import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Email } from "@stammis/domain/sendouts/email-blocks";
import { compileEmail, type EmailRecipient, renderEmail } from "../apps/api/src/messaging/email/render-email.ts";
import { openMail } from "../apps/api/src/messaging/mail.ts";
import { openBulkMailer } from "../apps/api/src/messaging/smtp/bulk-letter.ts";
import { compileMime } from "../apps/api/src/messaging/smtp/mime.ts";
import { type Compared, compare, type Round, seconds, wanted } from "./compare.ts";
import { bareMails } from "./mail-bare.ts";
import { usedBy } from "./processor-time.ts";
import { reportHead } from "./report.ts";

const connections = 4;
/** Handed over at once, as a sendout's batch is. */
const batch = 250;

/** Whether mails alone are asked for. */
export const isMailAsked = (words: readonly string[]) => words.some((word) => word.startsWith("--only=mail"));

const text = "Hej {firstName|du}! På **lördag** bakar vi kanelbullar _hela dagen_, och du har {points} poäng.";
const email: Email = {
  version: 1,
  subject: "Nybakat på lördag, {firstName|du}",
  preheader: "Direkt ur ugnen",
  translations: {},
  blocks: [
    { kind: "BANNER", picturePath: "/files/1/a.webp", alt: "En bulle", target: "", translations: {} },
    { kind: "TEXT", text: `# Hej!\n${text}\n\n${text}`, translations: {} },
    { kind: "BUTTON", label: "Se menyn", target: "https://kaffe.example/meny", translations: {} },
  ],
};
const brand = {
  ...{ name: "Kaffebönan", colour: "#c05a2e", logoUrl: null, homeUrl: "https://kaffe.stammis.example/" },
  ...{ sender: "Skickat av Kaffebönan genom Stammis", postal: "Kaffe AB, Storgatan 1, 111 22 Stockholm" },
};
const compiled = compileEmail(email, {
  ...{ language: "sv", brand, coupons: new Map() },
  addressOf: (path) => `https://kaffe.stammis.example${path}`,
});
const recipient = (at: number): EmailRecipient => ({
  facts: { firstName: `Åsa${at}`, lastName: "Ek", points: String(at) },
  unsubscribeUrl: `https://stammis.example/u/e${at}`,
  code: String(at),
});

/** Batch after batch for so long. */
async function round(send: (at: number) => Promise<unknown>): Promise<Round> {
  const [started, before] = [performance.now(), usedBy(process.pid)];
  let sent = 0;
  while (performance.now() - started < seconds * 1000) {
    await Promise.all(Array.from({ length: batch }, (_, at) => send(sent + at)));
    sent += batch;
  }
  return rounded(sent, started, before);
}

const rounded = (sent: number, started: number, before: number): Round => ({
  rate: (sent * 1000) / (performance.now() - started),
  cost: { postgres: 0, server: (usedBy(process.pid) - before) / sent, load: 0 },
});

/** Mails a second to a server on this machine, beside a bare client with one finished mail, and beside nodemailer's pool. */
export async function measureMail(): Promise<void> {
  const sink = fork(fileURLToPath(new URL("mail-sink.ts", import.meta.url)));
  const [port] = (await once(sink, "message")) as [number];
  const url = `smtp://127.0.0.1:${port}`;
  const from = "Stammis <no-reply@stammis.example>";
  const settings = { url, from, bounceAddress: "", dkim: { domain: "", selector: "", key: "" } };
  const bulk = openBulkMailer(settings, null);
  const pooled = openMail(settings);
  const letter = bulk.letter(compiled, "Kaffebönan");
  const date = Temporal.Instant.from("2026-11-22T22:00:00Z");
  const finished = compileMime(compiled, { fromName: "Kaffebönan", address: "no-reply@stammis.example" })({
    ...{ ...recipient(1), id: "s1-1", to: "anna@example.com", date: new Date(date.epochMilliseconds) },
  });

  async function ours(): Promise<Round> {
    return round(async (at) => {
      const outcome = await letter({ ...recipient(at), id: `s1-${at}`, to: `anna${at}@example.com`, date });
      if (outcome.status !== "SENT") throw new Error(outcome.failure);
    });
  }
  const bare = async (): Promise<Round> => {
    const [started, before] = [performance.now(), usedBy(process.pid)];
    const sent = await bareMails(
      port,
      `${finished.header}\r\n${finished.body.toString("latin1")}`,
      connections,
      seconds,
    );
    return rounded(sent, started, before);
  };
  const byPool = () =>
    round((at) => {
      const { subject, text: plain, html } = renderEmail(compiled, recipient(at));
      const { unsubscribeUrl } = recipient(at);
      const mail = { id: `s1-${at}`, fromName: "Kaffebönan", to: `anna${at}@example.com`, subject, text: plain, html };
      return pooled.send({ ...mail, unsubscribeUrl });
    });

  const comparisons: Compared[] = [
    { name: "mails, bare", against: "a bare pipelined client", baseline: bare, ours },
    { name: "mails, pooled", against: "nodemailer's pool", baseline: byPool, ours },
  ];
  try {
    reportHead();
    for (const comparison of wanted(comparisons)) await compare(comparison);
  } finally {
    await bulk.close();
    pooled.close();
    sink.disconnect();
  }
}

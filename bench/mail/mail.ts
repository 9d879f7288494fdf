import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { openMail } from "#packages/server/messaging/mail.ts";
import { openBulkMailer } from "#packages/server/messaging/smtp/bulk-letter.ts";
import { compileMime } from "#packages/server/messaging/smtp/mime.ts";
import { type Compared, compare, type Round, seconds, selectComparisons } from "../compare.ts";
import { usedBy } from "../processor-time.ts";
import { reportHead } from "../report.ts";
import { bareMails } from "./mail-bare.ts";
import { compiled, mailTo, recipient } from "./mail-letter.ts";

const connections = 4;
/** Mails sent at once, like a sendout's batch. */
const batch = 250;

/** Returns whether only mails are to be measured. */
export const isMailAsked = (words: readonly string[]) => words.some((word) => word.startsWith("--only=mail"));

/** Sends batch after batch for this time. */
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

/**
 * Measures mails per second to a local server, against a bare client with one finished mail and against nodemailer's
 * pool.
 */
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
    ...recipient(1),
    id: "s1-1",
    to: "anna@example.com",
    date: new Date(date.epochMilliseconds),
  });

  async function ours(): Promise<Round> {
    return round(async (at) => {
      const outcome = await letter({ ...recipient(at), id: `s1-${at}`, to: `anna${at}@example.com`, date });
      if (outcome.status !== "SENT") throw new Error(outcome.failure);
    });
  }
  const bare = async (): Promise<Round> => {
    const [started, before] = [performance.now(), usedBy(process.pid)];
    const sent = await bareMails(port, finished, connections, seconds);
    return rounded(sent, started, before);
  };
  const byPool = () => round((at) => pooled.send(mailTo(at, `anna${at}@example.com`)));

  const comparisons: Compared[] = [
    { name: "mails, bare", against: "a bare pipelined client", baseline: bare, ours },
    { name: "mails, pooled", against: "nodemailer's pool", baseline: byPool, ours },
  ];
  try {
    reportHead();
    for (const comparison of selectComparisons(comparisons)) await compare(comparison);
  } finally {
    await bulk.close();
    pooled.close();
    sink.disconnect();
  }
}

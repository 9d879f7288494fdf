import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { enqueueSendout } from "#features/messages/sendouts/api/sending/move-later.ts";
import { joinEmbeddedPostgres } from "#packages/server/db/embedded/start.ts";
import { type BenchClub, makeBenchClub } from "../../bench/club.ts";
import { askAsOwner, findBroken } from "../api/database/ask-as-owner.ts";
import { askMerchant, makeRecipients } from "../api/messages/sendout-acts.ts";
import { anEmail, aSendout } from "../api/messages/sendouts.ts";
import { endServer, freePort, type ServerProcess, spawnServer, untilReady } from "../api/servers/server-process.ts";
import { openSmtpServer, type SmtpSink } from "../outside/smtp-server.ts";
import { untilDone, ways, withOwner } from "./kill-ways.ts";

export interface SendoutKillReport {
  sendouts: number;
  /** The number of mails that the server had accepted at the end, and the number of duplicates among them. */
  mails: number;
  again: number;
  /** The violations, one sentence each: must be empty. */
  wrong: string[];
}

/** Milliseconds without a mail after which sending has stopped. */
const quietMs = 250;
const patienceMs = 60_000;

interface Life {
  dataDir: string;
  club: BenchClub;
  sink: SmtpSink;
  wrong: string[];
  /** The way in which a process was ended last. */
  struck: string;
}

const asOwner = <T>({ dataDir }: Pick<Life, "dataDir">, act: (owner: pg.Client) => Promise<T>) =>
  untilDone(() => withOwner(dataDir, act));

async function startOne(server: ServerProcess, club: BenchClub): Promise<number> {
  const body = { ...aSendout, media: ["SMS", "EMAIL"], email: anEmail };
  const { id } = await untilDone(() => askMerchant(server, club, "POST", "/sendouts", body));
  await untilDone(() => askMerchant(server, club, "PUT", `/sendouts/${id}/state`, { act: "START" }));
  return id;
}

/** Waits until this many mails have arrived, or no more arrive. */
async function untilTaken({ sink }: Life, mails: number): Promise<void> {
  const taken = () => sink.taken.length;
  for (let [before, since] = [-1, performance.now()]; taken() < mails && performance.now() - since < 5_000; ) {
    if (taken() !== before) [before, since] = [taken(), performance.now()];
    await wait(1);
  }
}

async function untilQuiet({ sink }: Life): Promise<void> {
  for (let before = -1; before !== sink.taken.length; ) {
    before = sink.taken.length;
    await wait(quietMs);
  }
}

interface Lost {
  /** A time of the database after the outage: earlier claims may belong to a worker that no longer runs. */
  before: string;
  /** Recipients in flight at that moment: they may get a message twice. */
  inFlight: ReadonlySet<string>;
}

/**
 * Reads the claims as soon as the database is back, because on a busy machine another worker may soon take them over.
 */
async function findLost(owner: pg.Client, id: number): Promise<Lost> {
  const { rows: times } = await owner.query<{ before: string }>("select clock_timestamp()::text as before");
  const { before } = times[0] as { before: string };
  const { rows } = await owner.query<{ email: string }>(
    `select lower(email) as email from sendout_recipient join member on member.id = member_id
     where sendout_id = $1 and state = 'CLAIMED' and claimed_at < $2 and medium = 'EMAIL' and email is not null`,
    [id, before],
  );
  return { before, inFlight: new Set(rows.map(({ email }) => email)) };
}

/**
 * Expires the claims of lost workers, and runs the schedule that releases them. Live workers keep their own claims.
 * Returns the number of released recipients.
 */
async function passTime({ dataDir, club }: Life, owner: pg.Client, id: number, lostBefore: string): Promise<number> {
  await owner.query(
    `update sendout_recipient set claimed_at = claimed_at - interval '31 seconds'
     where sendout_id = $1 and state = 'CLAIMED' and claimed_at < $2`,
    [id, lostBefore],
  );
  await owner.query("update sendout set wakes_at = null where id = $1 and state = 'SENDING'", [id]);
  const database = await joinEmbeddedPostgres({ dataDir });
  await askAsOwner(database?.connectionString as string, (db) =>
    db.transaction().execute((trx) => enqueueSendout(trx, club.chainId, id)),
  );
  const { rows: counts } = await owner.query<{ settled: number }>(
    "select count(*)::int as settled from sendout_recipient where sendout_id = $1 and state not in ('WAITING', 'CLAIMED')",
    [id],
  );
  return counts[0]?.settled ?? 0;
}

/** Returns the recipients by state, and the jobs, to help find out why a sendout does not progress. */
async function whereItStands(owner: pg.Client, id: number): Promise<string> {
  const { rows: recipients } = await owner.query(
    "select medium, state, count(*)::int as n, max(claimed_at) as claimed from sendout_recipient where sendout_id = $1 group by 1, 2",
    [id],
  );
  const { rows: jobs } = await owner.query(
    `select key, attempts, last_error, locked_at, locked_by, run_at, now() from graphile_worker._private_jobs
     where (payload ->> 'sendoutId')::bigint = $1`,
    [id],
  );
  return JSON.stringify({ recipients, jobs });
}

async function untilSent(life: Life, server: ServerProcess, id: number, lostBefore: string): Promise<void> {
  let [before, since] = [-1, performance.now()];
  for (let settled = 0; ; ) {
    const { state } = await askMerchant(server, life.club, "GET", `/sendouts/${id}`).catch(() => ({ state: "" }));
    if (state === "SENT") return;
    const finishedCount = life.sink.taken.length + settled;
    if (finishedCount !== before) [before, since] = [finishedCount, performance.now()];
    if (performance.now() - since > patienceMs)
      throw new Error(
        `${life.struck}; then sendout ${id} is ${state}, and makes no progress: ${await asOwner(life, (owner) => whereItStands(owner, id))} ${server.errors()}`,
      );
    await wait(100);
    await untilQuiet(life);
    if (state !== "SENDING") continue;
    settled = await asOwner(life, (owner) => passTime(life, owner, id, lostBefore));
  }
}

/**
 * Compares a sendout with the mail server's list and the members who may be mailed; `inFlight` may have got it twice.
 */
async function judge(life: Life, id: number, inFlight: ReadonlySet<string>): Promise<number> {
  const { sink, club, wrong } = life;
  const times = Map.groupBy(sink.taken, ({ to }) => to.toLowerCase());
  const { rows } = await asOwner(life, (owner) =>
    owner.query<{ email: string | null; mailed: boolean; texts: number; texted: boolean }>(
      `select lower(email) as email, email is not null and email_notification as mailed,
         phone is not null and phone_notification as texted, (select count(*)::int from message where
           message.chain_id = member.chain_id and message.member_id = member.id and kind = 'SENDOUT' and medium = 'SMS') as texts
       from member where chain_id = $1`,
      [club.chainId],
    ),
  );
  for (const { email, mailed, texted, texts } of rows) {
    const got = times.get(email ?? "") ?? [];
    const ids = new Set(got.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]));
    if (mailed && got.length === 0) wrong.push(`sendout ${id} skipped ${email}`);
    if (!mailed && got.length > 0) wrong.push(`sendout ${id} wrote to ${email}, who must not receive it`);
    if (got.length > 1 && !inFlight.has(email ?? "")) wrong.push(`sendout ${id} wrote to ${email} ${got.length} times`);
    if (ids.size > 1) wrong.push(`sendout ${id} wrote to ${email} by ${ids.size} message ids`);
    if (texts !== (texted ? 1 : 0)) wrong.push(`sendout ${id} left ${email} with ${texts} SMS`);
  }
  await asOwner(life, (owner) => owner.query("delete from message where chain_id = $1", [club.chainId]));
  return sink.taken.length - times.size;
}

async function check({ dataDir, wrong }: Life): Promise<void> {
  const database = await joinEmbeddedPostgres({ dataDir });
  wrong.push(...(await findBroken(database?.connectionString as string)));
}

/**
 * Sends repeatedly to all members, by SMS (to the outbox) and by e-mail to our own mail server. In the middle of each,
 * the server, its database, both or their connections end.
 */
export async function sendoutKillLoop(dataDir: string, sendouts: number, members: number): Promise<SendoutKillReport> {
  const sink = await openSmtpServer();
  const env = { STAMMIS_DATA: dataDir, SMTP_URL: sink.url, MAIL_FROM: "Stammis <no-reply@stammis.example>" };
  const start = async () => {
    const server = spawnServer(env, await freePort());
    await untilReady(server);
    return server;
  };
  let server = await start();
  const club = await withOwner(dataDir, async (owner) => {
    const made = await makeBenchClub(owner, members);
    await makeRecipients(owner, made);
    return made;
  });
  const life: Life = { dataDir, club, sink, wrong: [], struck: "" };
  const report: SendoutKillReport = { sendouts, mails: 0, again: 0, wrong: life.wrong };
  try {
    for (let nth = 0; nth < sendouts && life.wrong.length === 0; nth++) {
      const way = ways[nth % ways.length] as (typeof ways)[number];
      sink.taken.length = 0;
      const id = await startOne(server, club);
      await untilTaken(life, randomInt(Math.floor(members / 2)));
      life.struck = way.name;
      await way.strike(dataDir, server);
      if (!way.survives || server.child.exitCode !== null) {
        await server.exited;
        server = await start();
      }
      await untilReady(server);
      const lost = await asOwner(life, (owner) => findLost(owner, id));
      await untilSent(life, server, id, lost.before);
      report.again += await judge(life, id, lost.inFlight);
      report.mails += sink.taken.length;
    }
    await check(life);
  } finally {
    // Ends the server even when the sendout is stuck, because started processes do not end by themselves.
    await endServer(server).finally(() => sink.close());
  }
  return report;
}

import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { type BenchClub, makeBenchClub } from "../../../bench/club.ts";
import { joinEmbeddedPostgres } from "../src/db/embedded/start.ts";
import type { DB } from "../src/db/types.ts";
import { enqueueSendout } from "../src/features/sendouts/move-later.ts";
import { runChecks } from "../src/verify/run-checks.ts";
import { ways, withOwner } from "./kill-ways.ts";
import { anEmail, aSendout } from "./sendouts.ts";
import { endServer, freePort, type ServerProcess, spawnServer, untilReady } from "./server-process.ts";
import { openSmtpServer, type SmtpSink } from "./smtp-server.ts";

export interface SendoutKillReport {
  sendouts: number;
  /** Mails the server had taken when all was over, and how many of them it got once more. */
  mails: number;
  again: number;
  /** All that must not be, each in a sentence: must be empty. */
  wrong: string[];
}

/** Nobody hands anything over any more. */
const quietMs = 250;
const patienceMs = 60_000;

interface Life {
  dataDir: string;
  club: BenchClub;
  sink: SmtpSink;
  wrong: string[];
}

/** A third cannot be mailed, a third not be texted: either have no address, or said no. */
async function makeRecipients(owner: pg.Client, { chainId }: BenchClub): Promise<void> {
  await owner.query(
    `update member set email = case when id % 9 = 0 then null else email end, email_notification = id % 9 > 2,
       phone = case when id % 9 = 3 then null else '+46' || (700000000 + id) end, phone_notification = id % 9 not in (3, 4, 5)
     where chain_id = $1`,
    [chainId],
  );
  await owner.query(
    `insert into consent (chain_id, member_id, channel, given, source)
     select chain_id, id, channel, true, 'PROFILE' from member, unnest(array['EMAIL', 'SMS']) as channel
     where chain_id = $1 and case channel when 'EMAIL' then email_notification else phone_notification end`,
    [chainId],
  );
  await owner.query("insert into sms_account (chain_id, available) values ($1, 100000000)", [chainId]);
  await owner.query(
    `insert into sms_entry (chain_id, from_account, to_account, credits, reason, at)
     values ($1, 'GIVEN', 'AVAILABLE', 100000000, 'start', now())`,
    [chainId],
  );
  await owner.query("insert into sendout_rules (chain_id) values ($1)", [chainId]);
}

/** Done as soon as what has come to an end is up again. */
async function untilDone<T>(act: () => Promise<T>): Promise<T> {
  for (const began = performance.now(); ; await wait(50)) {
    try {
      return await act();
    } catch (error) {
      if (performance.now() - began > patienceMs) throw error;
    }
  }
}

const asOwner = <T>({ dataDir }: Pick<Life, "dataDir">, act: (owner: pg.Client) => Promise<T>) =>
  untilDone(() => withOwner(dataDir, act));

/** An act of the club's merchant. */
async function ask(server: ServerProcess, club: BenchClub, method: string, path: string, body?: object) {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/merchant${path}`, {
    method,
    signal: AbortSignal.timeout(patienceMs),
    headers: {
      authorization: `Bearer ${club.staffToken}`,
      "stammis-chain": club.subdomain,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`);
  return answer.json() as Promise<{ id: number; state: string }>;
}

async function startOne(server: ServerProcess, club: BenchClub): Promise<number> {
  const body = { ...aSendout, media: ["SMS", "EMAIL"], email: anEmail };
  const { id } = await untilDone(() => ask(server, club, "POST", "/sendouts", body));
  await untilDone(() => ask(server, club, "PUT", `/sendouts/${id}/state`, { act: "START" }));
  return id;
}

/** Once so many mails are taken, or nothing more comes. */
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

const claimed = async (owner: pg.Client, id: number) => {
  const { rows } = await owner.query<{ email: string }>(
    `select lower(email) as email from sendout_recipient join member on member.id = member_id
     where sendout_id = $1 and medium = 'EMAIL' and sendout_recipient.state = 'CLAIMED'`,
    [id],
  );
  return rows.map(({ email }) => email);
};

/** Time passes: what the lost workers had is nobody's, and the schedule has it moved on. Answers whose that was. */
async function passTime({ dataDir, club }: Life, owner: pg.Client, id: number): Promise<string[]> {
  const lost = await claimed(owner, id);
  await owner.query(
    `update sendout_recipient set claimed_at = claimed_at - interval '31 seconds' where sendout_id = $1 and state = 'CLAIMED'`,
    [id],
  );
  await owner.query("update sendout set wakes_at = null where id = $1 and state = 'SENDING'", [id]);
  const database = await joinEmbeddedPostgres({ dataDir });
  const pool = new pg.Pool({ connectionString: database?.connectionString as string });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  await db.transaction().execute((trx) => enqueueSendout(trx, club.chainId, id));
  await db.destroy();
  return lost;
}

/** Answers who was being written to as time passed: they may get it twice. */
async function untilSent(life: Life, server: ServerProcess, id: number): Promise<Set<string>> {
  const inFlight = new Set<string>();
  let [before, since] = [-1, performance.now()];
  for (;;) {
    const { state } = await ask(server, life.club, "GET", `/sendouts/${id}`).catch(() => ({ state: "" }));
    if (state === "SENT") return inFlight;
    const taken = life.sink.taken.length;
    if (taken !== before) [before, since] = [taken, performance.now()];
    if (performance.now() - since > patienceMs) throw new Error(`sendout ${id} is ${state}, and goes no further`);
    await wait(100);
    await untilQuiet(life);
    if (state !== "SENDING") continue;
    for (const email of await asOwner(life, (owner) => passTime(life, owner, id))) inFlight.add(email);
  }
}

/** What a sendout did, by the mail server's own list and by who may be written to; `inFlight`: who may have got it twice. */
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
    if (!mailed && got.length > 0) wrong.push(`sendout ${id} wrote to ${email}, who may not be written to`);
    if (got.length > 1 && !inFlight.has(email ?? "")) wrong.push(`sendout ${id} wrote to ${email} ${got.length} times`);
    if (ids.size > 1) wrong.push(`sendout ${id} wrote to ${email} by ${ids.size} message ids`);
    if (texts !== (texted ? 1 : 0)) wrong.push(`sendout ${id} left ${email} with ${texts} SMS`);
  }
  await asOwner(life, (owner) => owner.query("delete from message where chain_id = $1", [club.chainId]));
  return sink.taken.length - times.size;
}

async function check({ dataDir, wrong }: Life): Promise<void> {
  const database = await joinEmbeddedPostgres({ dataDir });
  const pool = new pg.Pool({ connectionString: database?.connectionString as string });
  for (const { name, violations } of await runChecks(new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })))
    if (violations.length > 0) wrong.push(`${name}: ${JSON.stringify(violations[0])}`);
  await pool.end();
}

/**
 * Sends to all members as many times as asked, by SMS (to the outbox) and by e-mail to a mail server of ours. In the middle of
 * each, at any moment, the server, its database, both or their connections come to an end.
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
  const life: Life = { dataDir, club, sink, wrong: [] };
  const report: SendoutKillReport = { sendouts, mails: 0, again: 0, wrong: life.wrong };
  for (let nth = 0; nth < sendouts && life.wrong.length === 0; nth++) {
    const way = ways[nth % ways.length] as (typeof ways)[number];
    sink.taken.length = 0;
    const id = await startOne(server, club);
    await untilTaken(life, randomInt(Math.floor(members / 2)));
    await way.strike(dataDir, server);
    if (!way.survives || server.child.exitCode !== null) {
      await server.exited;
      server = await start();
    }
    await untilReady(server);
    report.again += await judge(life, id, await untilSent(life, server, id));
    report.mails += sink.taken.length;
  }
  await check(life);
  await endServer(server);
  await sink.close();
  return report;
}

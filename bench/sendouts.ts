import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql, type Transaction } from "kysely";
import pg from "pg";
import { readChoosing } from "#features/messages/sendouts/api/sendout-reach/choose-members.ts";
import { freezeRecipients } from "#features/messages/sendouts/api/sendout-reach/choose-recipients.ts";
import type { ChainId } from "#packages/domain/ids.ts";
import { type Database, openDatabase } from "#packages/server/db/database.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { anEmail, aSendout } from "#tests/api/messages/sendouts.ts";
import type { BenchClub } from "./club.ts";
import { type BenchCluster, withOwner } from "./cluster.ts";
import { type Compared, compare, type Round, rounds, seconds } from "./compare.ts";
import { makeLargeClub } from "./large-club.ts";
import { startLoader } from "./load/loader.ts";
import { bareMails } from "./mail/mail-bare.ts";
import { mailsByJobs } from "./mail/mail-jobs.ts";
import { type MeasuredServer, startMeasuredServer } from "./measured-server.ts";
import { measuring } from "./measuring.ts";
import { usedBy, usedByPostgres } from "./processor-time.ts";
import { report, reportHead, say } from "./report.ts";
import { scaleOf } from "./scale.ts";

const usual = 100_000;
/** The sizes of the sendout measured from start to end, and of a small one for comparing memory. */
const [measured, small] = [10_000, 1_000];
/** The number of mails by one job each. A small number gives a stable figure, because these are slow. */
const byJobs = 2_000;
const connections = 16;

/** Returns whether only sendouts are to be measured; `--scale=` sets the number of members. */
export const isSendoutsAsked = (words: readonly string[]) => words.some((word) => word === "--only=sendouts");

interface Standing {
  url: string;
  owner: pg.Client;
  club: BenchClub;
  server: MeasuredServer;
  postmaster: number;
  port: number;
}

/**
 * Gives all members consent to e-mail, and spreads their joining dates. A smaller sendout selects the members up to a
 * date.
 */
async function letThemAgree(owner: pg.Client, { chainId }: BenchClub): Promise<void> {
  await owner.query(
    "update member set email_notification = true, registered_at = now() - interval '1 day' * (id / $2) where chain_id = $1",
    [chainId, small],
  );
  await owner.query(
    "insert into consent (chain_id, member_id, channel, given, source) select chain_id, id, 'EMAIL', true, 'PROFILE' from member where chain_id = $1",
    [chainId],
  );
  await owner.query("insert into sendout_rules (chain_id) values ($1)", [chainId]);
  await owner.query("insert into sms_account (chain_id, available) values ($1, 0)", [chainId]);
  await owner.query(
    `create table bare_recipient (like sendout_recipient including defaults,
       primary key (chain_id, sendout_id, medium, member_id, occasion))`,
  );
  await owner.query("grant insert on bare_recipient to stammis_app");
  await owner.query("vacuum analyze");
}

/**
 * Times choosing all recipients, rolled back afterwards. The baseline inserts the same rows by one insert-select into a
 * table with only a key.
 */
function freezing(db: Database, { club }: Standing, members: number): Compared {
  const chainId = club.chainId as ChainId;
  const of = { language: "sv", languages: ["sv", "en", "fr"], timeZone: "Europe/Stockholm", suspendedFrom: null };
  const chain = { id: chainId, ...of } as unknown as Chain;
  const undone = new Error("rolled back on purpose");
  async function timed(act: (trx: Transaction<DB>) => Promise<unknown>): Promise<Round> {
    let ms = 0;
    await db
      .inChain(chainId, async (trx) => {
        const begun = performance.now();
        await act(trx);
        ms = performance.now() - begun;
        throw undone;
      })
      .catch((error) => {
        if (error !== undone) throw error;
      });
    return { rate: (members * 1000) / ms, cost: { postgres: ms / members, server: 0, load: 0 } };
  }
  return {
    name: `choosing ${members}`,
    against: "a bare insert-select",
    baseline: () =>
      timed((trx) =>
        sql`insert into bare_recipient (chain_id, sendout_id, medium, member_id, state)
          select chain_id, 1, 'EMAIL', id, 'WAITING' from member where chain_id = ${chainId}::bigint`.execute(trx),
      ),
    ours: () =>
      timed(async (trx) => {
        const sendout = await trx
          .insertInto("sendout")
          .values({
            chain_id: chainId,
            name: "Alla",
            language: "sv",
            sms: sql`'{}'::jsonb`,
            created_by: club.accountId,
            created_at: Temporal.Now.instant(),
          })
          .returning(["id", "held_out_percent", "sms", "selection_id"])
          .executeTakeFirstOrThrow();
        const choosing = await readChoosing(trx, chain, sendout, Temporal.Now.instant());
        await freezeRecipients(trx, chain, choosing, "EMAIL", () => "");
      }),
  };
}

async function ask({ server, club }: Standing, method: string, path: string, body: object): Promise<{ id: number }> {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/merchant${path}`, {
    method,
    headers: {
      authorization: `Bearer ${club.staffToken}`,
      "stammis-chain": club.subdomain,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${await answer.text()}`);
  return answer.json() as Promise<{ id: number }>;
}

const act = (standing: Standing, id: number, what: string) =>
  ask(standing, "PUT", `/sendouts/${id}/state`, { act: what });

/** Starts a sendout by e-mail to the first members, or to all. */
async function start(standing: Standing, members: number | null): Promise<number> {
  const selection =
    members === null
      ? null
      : await ask(standing, "POST", "/selections", {
          name: `De första ${members}, ${Temporal.Now.instant()}`,
          expression: {
            version: 1,
            match: "ALL",
            conditions: [{ kind: "REGISTERED", from: null, to: await dayOf(standing, members) }],
          },
        });
  const body = { ...aSendout, media: ["EMAIL"], email: anEmail, selectionId: selection?.id ?? null };
  const { id } = await ask(standing, "POST", "/sendouts", body);
  await act(standing, id, "START");
  return id;
}

async function dayOf({ owner, club }: Standing, members: number): Promise<string> {
  const { rows } = await owner.query(
    "select to_char(registered_at, 'YYYY-MM-DD') as day from member where chain_id = $1 order by registered_at offset $2 limit 1",
    [club.chainId, members - 1],
  );
  return rows[0].day;
}

/** Returns how many members received the sendout; null while it runs. */
async function sentOf({ owner }: Standing, id: number): Promise<number | null> {
  const { rows } = await owner.query(
    "select state, (select sum(sent)::int from sendout_count where sendout_id = id) as sent from sendout where id = $1",
    [id],
  );
  return rows[0].state === "SENT" ? rows[0].sent : null;
}

async function untilSent(standing: Standing, id: number): Promise<number> {
  for (;;) {
    const sent = await sentOf(standing, id);
    if (sent !== null) return sent;
    await wait(20);
  }
}

async function runRound(standing: Standing, members: number): Promise<Round> {
  const { server, postmaster } = standing;
  const before = { at: performance.now(), server: usedBy(server.pid), postgres: usedByPostgres(postmaster) };
  const sent = await untilSent(standing, await start(standing, members));
  const cost = {
    postgres: (usedByPostgres(postmaster) - before.postgres) / sent,
    server: (usedBy(server.pid) - before.server) / sent,
    load: 0,
  };
  return { rate: (sent * 1000) / (performance.now() - before.at), cost };
}

/**
 * Measures from the start to the last settled mail, against a bare client that sends one finished mail to the same
 * server.
 */
function sending(standing: Standing): Compared {
  const content = `Subject: Nybakat\r\n\r\n${"Välkommen in, det är nybakat i dag. ".repeat(200)}\r\n`;
  return {
    name: `a sendout of ${measured}, mails`,
    against: "a bare pipelined client",
    async baseline() {
      const sent = await bareMails(standing.port, content, 4, seconds);
      return { rate: sent / seconds, cost: { postgres: 0, server: 0, load: 0 } };
    },
    ours: () => runRound(standing, measured),
  };
}

/** Measures from the start to the last settled mail, against one job per mail. */
const besideJobs = (standing: Standing): Compared => ({
  name: `a sendout of ${measured}, by claims`,
  against: "a job per message",
  baseline: () => mailsByJobs(standing, byJobs),
  ours: () => runRound(standing, measured),
});

/** Measures the till during a sendout to all members. */
async function tillBeside(standing: Standing): Promise<void> {
  const loader = startLoader();
  const { http } = measuring({ ...standing, postmasters: [standing.postmaster], loader });
  const buy = http(connections, { kind: "purchases", club: standing.club, members: standing.club.members });
  let going: number | null = null;
  try {
    await compare({
      name: "purchases while a sendout goes on",
      against: "the same without",
      async baseline() {
        if (going !== null && (await sentOf(standing, going)) === null) await act(standing, going, "PAUSE");
        return buy();
      },
      async ours() {
        if (going === null || (await sentOf(standing, going)) !== null) going = await start(standing, null);
        else await act(standing, going, "RESUME");
        return buy();
      },
    });
    if (going !== null && (await sentOf(standing, going)) === null) await act(standing, going, "CANCEL");
  } finally {
    loader.stop();
  }
}

async function memoryOf(standing: Standing, members: number): Promise<void> {
  await untilSent(standing, await start(standing, small));
  const few = standing.server.memory() ?? 0;
  let most = few;
  const id = await start(standing, null);
  while ((await sentOf(standing, id)) === null) {
    most = Math.max(most, standing.server.memory() ?? 0);
    await wait(100);
  }
  report({
    name: `memory, ${members} recipients`,
    against: `the same after ${small}`,
    unit: "MiB",
    value: most,
    baseline: few,
    ratio: most / few,
  });
}

/** Measures the cost of a sendout: choosing its recipients, sending, its effect on the till, and memory. */
export async function measureSendouts({ makeDatabase, folder, postmaster }: BenchCluster): Promise<void> {
  const members = scaleOf(process.argv) ?? usual;
  say(`${members} members with ten purchases each are being created: a few minutes per million.`);
  const url = await makeDatabase("sendouts");
  const sink: ChildProcess = fork(fileURLToPath(new URL("mail/mail-sink.ts", import.meta.url)));
  const [port] = (await once(sink, "message")) as [number];
  const club = await withOwner(url, async (owner) => {
    const made = await makeLargeClub(url, owner, members);
    await letThemAgree(owner, made);
    return made;
  });
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const db = openDatabase({
    logins: { app: url, platform: url, listener: url, replica: null },
    connections: 1,
    onError: () => {},
  });
  const more = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "Stammis <no-reply@stammis.example>" };
  const server = await startMeasuredServer(url, folder, more);
  const standing = { url, owner, club, server, postmaster, port };
  say(`${rounds} rounds of each`);
  try {
    reportHead();
    await compare(freezing(db, standing, members));
    await compare(sending(standing));
    await compare(besideJobs(standing));
    await tillBeside(standing);
    await memoryOf(standing, members);
  } finally {
    await server.stop();
    await db.close();
    await owner.end();
    sink.disconnect();
  }
}

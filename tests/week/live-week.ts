import { readFileSync } from "node:fs";
import { Agent } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { makeBenchClub } from "../../bench/club.ts";
import { makeOffers } from "../../bench/offers.ts";
import { askForHome } from "../api/members/member-acts.ts";
import { makeRecipients } from "../api/messages/sendout-acts.ts";
import { endServer, freePort, type ServerProcess, spawnServer, untilReady } from "../api/servers/server-process.ts";
import { type Act, aPurchase, send, type TillClub } from "../api/till/till-acts.ts";
import { openSmtpServer, type SmtpSink } from "../outside/smtp-server.ts";
import { openRoundRobin, type RoundRobin } from "../rolling/round-robin.ts";
import { type Line, layLine } from "./cut-line.ts";
import { examineWeek } from "./examine-week.ts";
import { measuring, type Told, type When } from "./measured.ts";
import { judgeSendout, readSent, startSendout, untilSent } from "./week-sendout.ts";
import { hoursOfWeek, type Incident, incidents, loadAt, sayHour } from "./weekly-load.ts";

export interface WeekAsked {
  /** The week's database, with the folder of its PostgreSQL, which is killed and must recover by itself. */
  database: { connectionString: string; folder: string };
  filesFolder: string;
  /** The duration of the simulated week, in seconds. */
  seconds: number;
  /** Purchases per second at Black Friday's lunch. */
  peak: number;
  members: number;
  /** The incidents to leave out; none by default. */
  without?: readonly Incident[];
}

export interface WeekReport {
  measured: Told[];
  purchases: number;
  homes: number;
  /** The number of requests retried with the same key after a missing response. */
  askedAgain: number;
  /** The number of pages without a response, shortly after a kill or a cut. */
  homesLost: number;
  mails: number;
  /** The number of mails that a recipient got twice, with the same id. */
  mailsAgain: number;
  /** The seconds from choosing the recipients until all of them were settled. */
  sendoutSeconds: number;
  incidents: string[];
  /** The violations, one sentence each: must be empty. */
  wrong: string[];
}

/** The milliseconds after a kill or a cut in which acts may be slow and a page may get no response. */
const struckMs = 15_000;
const cutMs = 2_000;
const patienceMs = 60_000;
/** The largest number of concurrent acts. More would exceed this machine, and only measure the queue. */
const atOnceAtMost = 3_000;

interface Week {
  options: WeekAsked;
  club: TillClub;
  servers: ServerProcess[];
  start: (at: number, port: number) => ServerProcess;
  line: Line;
  proxy: RoundRobin;
  sink: SmtpSink;
  agent: Agent;
  measured: ReturnType<typeof measuring>;
  answered: Act[];
  report: WeekReport;
  struckUntil: number;
  kills: number;
  sendout: number | null;
}

const whenOf = (week: Week, hour: number): When =>
  performance.now() < week.struckUntil ? "struck" : loadAt(hour).phase;

/** Retries a purchase with the same key until it is answered, like a till. */
async function buy(week: Week, hour: number): Promise<void> {
  const { club, proxy, report, measured } = week;
  const act = aPurchase(club);
  const when = whenOf(week, hour);
  for (const began = performance.now(); ; await wait(50)) {
    const posted = await send(proxy.port, club, act);
    if (posted?.status === 200) {
      week.answered.push(act);
      measured.note("purchase", week.struckUntil > began ? "struck" : when, performance.now() - began);
      return;
    }
    if (posted && posted.status !== 503) {
      report.wrong.push(`a purchase on ${sayHour(hour)} was answered ${JSON.stringify(posted)}`);
      return;
    }
    report.askedAgain++;
    if (performance.now() - began > patienceMs) {
      report.wrong.push(`a purchase on ${sayHour(hour)} was not answered`);
      return;
    }
  }
}

async function lookAtHome(week: Week, hour: number): Promise<void> {
  const { club, proxy, report, measured } = week;
  const token = club.members[report.homes++ % club.members.length]?.token as string;
  const when = whenOf(week, hour);
  const began = performance.now();
  const status = await askForHome(proxy.port, club, token, week.agent);
  if (status === 200) measured.note("home", week.struckUntil > began ? "struck" : when, performance.now() - began);
  else if (performance.now() < week.struckUntil) report.homesLost++;
  else report.wrong.push(`a home on ${sayHour(hour)} was answered ${status}`);
}

/** Kills a server at once, and restarts it until it stays up, like a supervisor. */
async function killServer(week: Week, at: number): Promise<void> {
  const server = week.servers[at] as ServerProcess;
  server.child.kill("SIGKILL");
  await server.exited;
  for (const began = performance.now(); ; await wait(500)) {
    const next = week.start(at, server.port);
    week.servers[at] = next;
    // While the database is unavailable, a started server prints one sentence and ends.
    const failure = await untilReady(next).then(
      () => null,
      (error: Error) => error,
    );
    if (!failure) return;
    if (performance.now() - began > patienceMs) throw failure;
  }
}

async function cutNetwork({ line }: Week): Promise<void> {
  line.cut();
  await wait(cutMs);
  line.mend();
}

function killDatabase({ options }: Week): void {
  const pid = Number(readFileSync(join(options.database.folder, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
  process.kill(pid, "SIGKILL");
}

async function happen(week: Week, what: Incident, hour: number): Promise<void> {
  week.report.incidents.push(`${sayHour(hour)} ${what}`);
  if (what === "SENDOUT") {
    week.sendout = await startSendout(week.proxy, week.club);
    return;
  }
  week.struckUntil = Number.POSITIVE_INFINITY;
  if (what === "KILL_SERVER") await killServer(week, week.kills++ % week.servers.length);
  if (what === "KILL_DATABASE") killDatabase(week);
  if (what === "CUT_NETWORK") await cutNetwork(week);
  week.struckUntil = performance.now() + struckMs;
}

/** Clients arrive at their own rate, however slow the responses are. */
async function passWeek(week: Week): Promise<void> {
  const { seconds, peak, without = [] } = week.options;
  const under = new Set<Promise<void>>();
  const begin = (act: Promise<void>) => {
    under.add(act);
    act.catch((error: Error) => void week.report.wrong.push(error.message)).finally(() => under.delete(act));
  };
  const toCome = incidents.filter(({ what }) => !without.includes(what));
  const began = performance.now();
  for (let [before, purchases, homes] = [began, 0, 0]; ; ) {
    const now = performance.now();
    const hour = ((now - began) / (seconds * 1000)) * hoursOfWeek;
    if (hour >= hoursOfWeek) break;
    const load = loadAt(hour);
    const came = ((now - before) / 1000) * peak;
    for (purchases += came * load.purchases; purchases >= 1; purchases--) begin(buy(week, hour));
    for (homes += came * load.homes; homes >= 1; homes--) begin(lookAtHome(week, hour));
    if (toCome[0] && hour >= toCome[0].hour) begin(happen(week, toCome.shift()?.what as Incident, hour));
    if (under.size > atOnceAtMost)
      throw new Error(`more than ${atOnceAtMost} requests are waiting on ${sayHour(hour)}: choose a lower peak`);
    before = now;
    await wait(10);
  }
  await Promise.all(under);
}

/**
 * Runs a club's week in some minutes, on two servers that share a database: opening hours, lunches, and a Black Friday
 * with a sendout to all members. Meanwhile servers and the database are killed, and the connection between them is cut.
 */
export async function liveWeek(options: WeekAsked): Promise<WeekReport> {
  const { connectionString } = options.database;
  const sink = await openSmtpServer();
  const line = await layLine(connectionString);
  const env = {
    STAMMIS_DATA: options.filesFolder,
    SMTP_URL: sink.url,
    MAIL_FROM: "Stammis <no-reply@stammis.example>",
    // Turns off the refusal of requests by busy servers, because a stalled machine is not the subject of this test.
    BUSY_AFTER_MS: "0",
  };
  const start = (at: number, port: number) =>
    spawnServer({ ...env, DATABASE_URL: at === 0 ? connectionString : line.address }, port);
  const servers = [start(0, await freePort()), start(1, await freePort())];
  await Promise.all(servers.map(untilReady));
  const club = await withClient(connectionString, async (owner) => {
    const made = await makeBenchClub(owner, options.members);
    await makeRecipients(owner, made);
    const { rows } = await owner.query("select coalesce(max(id), 0)::int as last from purchase");
    return { ...made, ...(await makeOffers(owner, made.chainId, 1)), purchasesBefore: rows[0].last as number };
  });
  const report: WeekReport = {
    measured: [],
    purchases: 0,
    homes: 0,
    askedAgain: 0,
    homesLost: 0,
    mails: 0,
    mailsAgain: 0,
    sendoutSeconds: 0,
    incidents: [],
    wrong: [],
  };
  const week: Week = {
    options,
    club,
    servers,
    start,
    line,
    sink,
    report,
    proxy: await openRoundRobin(servers.map(({ port }) => port)),
    agent: new Agent({ keepAlive: true }),
    measured: measuring(),
    answered: [],
    struckUntil: 0,
    kills: 0,
    sendout: null,
  };
  await passWeek(week);
  if (week.sendout !== null) await untilSent(week.proxy, club, week.sendout);
  await week.proxy.close();
  week.agent.destroy();
  for (const server of week.servers) await endServer(server);
  await line.close();
  await sink.close();
  report.purchases = week.answered.length;
  report.measured = week.measured.told();
  report.wrong.push(...(await examineWeek(connectionString, week.answered, club.purchasesBefore)));
  if (week.sendout !== null) {
    const { mayBeMailed, sendoutSeconds } = await withClient(connectionString, (owner) => readSent(owner, club));
    const { again, wrong } = judgeSendout(sink.taken, mayBeMailed);
    Object.assign(report, { mails: sink.taken.length, mailsAgain: again, sendoutSeconds });
    report.wrong.push(...wrong);
  }
  return report;
}

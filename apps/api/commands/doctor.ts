import { existsSync, statfsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import type { Config } from "#packages/server/config.ts";
import type { ConnectedDatabase } from "#packages/server/db/connections/connect.ts";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { canRolesSetConfig } from "#packages/server/db/schema/close-settings.ts";
import { checkStore } from "#packages/server/storage/check-store.ts";
import { readUnverified } from "../backup/unverified.ts";
import type { CompanyMove } from "../moving/company-moves.ts";
import { type Command, say } from "./command.ts";
import type { Finding } from "./finding.ts";
import { lookAtCards, lookAtCertificates, lookAtFolder, lookAtHost, lookAtMail } from "./look-around.ts";
import { lookAtDatabase } from "./look-at-database.ts";
import { lookAtMailRefusals } from "./look-at-mail-refusals.ts";
import { lookAtNodes } from "./look-at-nodes.ts";
import { lookAtWork } from "./look-at-work.ts";
import { withDatabase } from "./with-services.ts";

const oldestNode = 26;
const fewestBytesFree = 1_000_000_000;
const inApps = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

function onThisMachine(config: Config): Finding[] {
  const node = Number.parseInt(process.versions.node, 10);
  const folder = resolve(config.dataFolder);
  const disk = existsSync(folder) ? statfsSync(folder) : null;
  const free = disk ? disk.bavail * disk.bsize : null;
  const screens = ["member", "backoffice"].filter((app) => !existsSync(inApps(`${app}/dist/index.html`)));
  return [
    { state: node >= oldestNode ? "ok" : "BAD", text: `Node ${process.versions.node}` },
    free === null
      ? { state: "note", text: `the data folder ${folder} does not exist yet` }
      : { state: free < fewestBytesFree ? "BAD" : "ok", text: `${(free / 1e9).toFixed(1)} GB are free in ${folder}` },
    screens.length === 0
      ? { state: "ok", text: "both apps are built" }
      : { state: "BAD", text: `not built: ${screens.join(", ")} (build with npm run build)` },
  ];
}

function aboutDelivery({ local, publicUrl, mail, sms }: Config): Finding[] {
  const missing = local ? "note" : "BAD";
  return [
    { state: "ok", text: `links point to ${publicUrl.origin}${local ? ", which only this machine can reach" : ""}` },
    mail.url
      ? { state: "ok", text: "e-mails are sent by SMTP" }
      : { state: missing, text: "SMTP_URL is not set: e-mails stay in the outbox" },
    sms.provider
      ? { state: "ok", text: `SMS are sent by ${sms.provider}` }
      : { state: missing, text: "SMS_PROVIDER is not set: SMS stay in the outbox" },
  ];
}

/** Reports where uploaded files are stored, and whether the store responds. */
async function aboutFiles(config: Config): Promise<Finding> {
  const { bucket, endpoint } = config.files;
  if (bucket === "") return { state: "ok", text: "uploaded files are stored in the data folder" };
  const away = await checkStore(config).catch((error: Error) => error.message);
  const place = `the bucket ${bucket}${endpoint && ` at ${endpoint}`}`;
  return away
    ? { state: "BAD", text: `${place}: ${away}` }
    : { state: "ok", text: `uploaded files are stored in ${place}` };
}

async function pendingMigrations(client: pg.Client): Promise<string[]> {
  const { rows: exists } = await client.query("select to_regclass('public.migration') is not null as yes");
  const { rows } = exists[0].yes ? await client.query("select name from migration") : { rows: [] };
  const applied = new Set(rows.map(({ name }) => name));
  const files = await readdir(inApps("../migrations"));
  return files.filter((name) => name.endsWith(".sql") && !applied.has(name));
}

/** Reports the next step for a company that moves between installations. */
function aboutMove({ number, state }: { number: string; state: CompanyMove["state"] }): Finding {
  const call = `npm run stammis -- move-company ${number}`;
  if (state === "HANDED_OVER")
    return {
      state: "note",
      text: `${number} was exported and its clubs are closed: finish with ${call} --moved-to, or cancel with thaw-company`,
    };
  if (state === "ARRIVED")
    return {
      state: "note",
      text: `${number} was imported and its clubs are closed: open it with ${call} --release, or remove it with --drop`,
    };
  return { state: "BAD", text: `the removal of ${number} was interrupted: continue with ${call} --moved-to` };
}

/** Reports pending and failed jobs, frozen and moving companies, and whether the demo's public logins work. */
async function inTheDatabase(client: pg.Client, config: Config): Promise<Finding[]> {
  const { rows: jobs } = await client.query(`select count(*)::int as waiting,
    count(*) filter (where attempts >= max_attempts)::int as given_up from graphile_worker.jobs`);
  const { rows: facts } =
    await client.query(`select (exists (select from chain where is_demo) or exists (select from account where is_demo)) as demo,
    exists (select from account where is_admin and password_hash is not null) as admin,
    array(select coalesce(company_number, company.name) from company where exists
      (select from chain where company_id = company.id and frozen_at is not null)
      and not exists (select from company_move where company = company.id) order by 1) as frozen,
    coalesce((select json_agg(json_build_object('number', company_number, 'state', state) order by company_number)
      from company_move where state <> 'GONE' or files <> '{}'), '[]') as moving`);
  const { waiting, given_up } = jobs[0];
  return [
    { state: given_up > 0 ? "BAD" : "ok", text: `${waiting} jobs are pending, ${given_up} have failed permanently` },
    ...facts[0].frozen.map(
      (number: string): Finding => ({
        state: "note",
        text: `${number} is frozen and its clubs are closed: move it, or run npm run stammis -- thaw-company ${number}`,
      }),
    ),
    ...facts[0].moving.map(aboutMove),
    facts[0].admin
      ? { state: "ok", text: "an admin account exists" }
      : { state: "note", text: "there is no admin yet: create one with create-admin" },
    ...(facts[0].demo && !config.demonstration
      ? [
          {
            state: "BAD",
            text: "the passwords of the demo's logins are public: the server starts only with --disable-demo",
          } as const,
        ]
      : []),
  ];
}

/** Reports what an attacker could do with the product's own login. */
async function aboutLogin({ logins }: ConnectedDatabase, config: Config): Promise<Finding> {
  const { rows } = await withClient(logins.app, (client) =>
    client.query(`select session_user as name, rolsuper as is_superuser,
      pg_has_role(session_user, (select relowner from pg_class where oid = 'public.chain'::regclass), 'member') as is_owner
      from pg_roles where rolname = session_user`),
  );
  const { name, is_superuser, is_owner } = rows[0];
  if (!is_superuser && !is_owner) return { state: "ok", text: `the server connects as ${name}, which owns no tables` };
  const reach = is_superuser ? "a superuser" : "the owner of its tables";
  return {
    state: config.local ? "note" : "BAD",
    text: `the server connects as ${name}, ${reach}: as a superuser run "create role stammis_login login noinherit password '…' in role stammis_app, stammis_platform", and set APP_DATABASE_URL to that login`,
  };
}

/** Reports whether an injected expression could change the chain or the role of its transaction. */
async function aboutSettings(client: pg.Client): Promise<Finding> {
  if (!(await canRolesSetConfig(client)))
    return { state: "ok", text: "a club's transaction cannot change its club or its role" };
  const call = "pg_catalog.set_config(text, text, boolean)";
  return {
    state: "note",
    text: `a club's transaction can change its club with set_config: as a superuser run "revoke execute on function ${call} from public; grant execute on function ${call} to …" with the logins of the server and of your backups`,
  };
}

function aboutDatabase(database: ConnectedDatabase, config: Config): Promise<Finding[]> {
  const { connectionString, embedded } = database;
  return withClient(connectionString, async (client) => {
    const { rows } = await client.query("select current_setting('server_version') as version");
    const pending = await pendingMigrations(client);
    const unverified = await readUnverified(client);
    return [
      { state: "ok", text: `${embedded ? "embedded " : ""}PostgreSQL ${rows[0].version}` },
      ...(unverified
        ? [
            {
              state: "BAD",
              text: `the database was restored from the backup of ${unverified.takenAt} and is not verified: run npm run stammis -- restore again`,
            } as const,
          ]
        : []),
      pending.length === 0
        ? { state: "ok", text: "the database is up to date" }
        : {
            state: "BAD",
            text: `pending migrations: ${pending.join(", ")} (apply them with npm run stammis -- migrate)`,
          },
      ...(pending.length === 0
        ? [
            ...(await inTheDatabase(client, config)),
            ...(await lookAtWork(client, config)),
            ...(await lookAtDatabase(client)),
            await lookAtMailRefusals(client),
            ...(await lookAtNodes(client)),
            await aboutLogin(database, config),
            await aboutSettings(client),
          ]
        : []),
    ];
  });
}

export const doctor: Command = {
  args: [],
  options: { json: {} },
  about: "check this installation and report problems with their fixes; exits with 1 if a check is BAD",
  async run(config, _args, { json = false }) {
    const findings = [
      ...onThisMachine(config),
      ...lookAtFolder(config),
      ...aboutDelivery(config),
      ...(await lookAtMail(config)),
      ...(await lookAtCards(config)),
      ...(await lookAtHost(config)),
      ...lookAtCertificates(config, Date.now()),
      await aboutFiles(config),
    ];
    const database = await withDatabase(config, (connected) => aboutDatabase(connected, config)).catch(
      (error: Error): Finding[] => [{ state: "BAD", text: error.message }],
    );
    const all = [...findings, ...database];
    if (json) say(JSON.stringify(all, null, 2));
    else for (const { state, text } of all) say(`${state.padEnd(4)}  ${text}`);
    return all.some(({ state }) => state === "BAD") ? 1 : 0;
  },
};

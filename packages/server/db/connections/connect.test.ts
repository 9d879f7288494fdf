import { randomBytes } from "node:crypto";
import { expect, inject, onTestFinished, test } from "vitest";
import { dropRole } from "#tests/api/database/drop-role.ts";
import { openTlsFront } from "#tests/outside/tls-front.ts";
import { readConfig } from "../../config.ts";
import { createLog } from "../../log.ts";
import { StartError } from "../embedded/start-error.ts";
import { connectDatabase } from "./connect.ts";
import { withClient } from "./with-client.ts";

const connect = (url: string) => connectDatabase(readConfig({ DATABASE_URL: url }), createLog("silent"));

/** Returns the message with which a database URL is refused. */
async function sentenceOf(url: string): Promise<string> {
  const error = await connect(url).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartError);
  const { message } = error as StartError;
  expect(message.split("\n")).toHaveLength(1);
  return message;
}

const onCluster = (...statements: string[]) =>
  withClient(inject("cluster"), async (admin) => {
    for (const statement of statements) await admin.query(statement);
  });

/** Returns names of a database and a login that are dropped after the test. */
function newNames() {
  const suffix = randomBytes(4).toString("hex");
  const [database, login] = [`connect_${suffix}`, `login_${suffix}`];
  onTestFinished(async () => {
    await onCluster(`drop database if exists ${database}`);
    await withClient(inject("cluster"), (admin) => dropRole(admin, login));
  });
  return { database, login };
}

const at = (database: string) => Object.assign(new URL(inject("cluster")), { pathname: `/${database}` });

test.each(["SQL_ASCII", "LATIN1"])(
  "connectDatabase refuses a database in %s and explains how to create a suitable one",
  async (encoding) => {
    const { database } = newNames();
    await onCluster(`create database ${database} encoding '${encoding}' locale 'C' template template0`);
    expect(await sentenceOf(at(database).href)).toBe(
      `DATABASE_URL connects to a database with the encoding ${encoding}, but UTF8 is required. Create one with: create database stammis encoding 'UTF8' template template0;`,
    );
  },
);

test("connectDatabase names the statement for a login without ownership, and migrates after it has run", async () => {
  const { database, login } = newNames();
  await onCluster(`create role ${login} login password 'sesame'`, `create database ${database}`);
  const url = Object.assign(at(database), { username: login, password: "sesame" }).href;
  const statement = `alter database ${database} owner to ${login};`;
  expect(await sentenceOf(url)).toBe(
    `The login ${login} of DATABASE_URL is not allowed to create tables in ${database}, because it does not own the database. As a superuser run: ${statement}`,
  );
  await withClient(at(database).href, (owner) => owner.query(statement));
  expect((await connect(url)).connectionString).toBe(url);
});

test("connectDatabase explains an untrusted certificate and accepts it with sslrootcert", async () => {
  const front = await openTlsFront(inject("cluster"));
  onTestFinished(front.close);
  const { url, certificate } = front;
  url.searchParams.set("sslmode", "require");
  const sentence = await sentenceOf(url.href);
  expect(sentence).toMatch(
    /^DATABASE_URL connects to a database whose certificate this machine does not trust \(.*\)\. /,
  );
  expect(sentence).toContain("Add sslmode=verify-full&sslrootcert=<file> to it");
  url.searchParams.set("sslrootcert", certificate);
  expect((await connect(url.href)).embedded).toBe(false);
});

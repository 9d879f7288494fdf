import { randomUUID } from "node:crypto";
import { json } from "node:stream/consumers";
import type { FastifyInstance, InjectOptions } from "fastify";
import pg from "pg";
import { inject } from "vitest";
import { allIdentities, boundApi } from "#apps/api/start/handlers.ts";
import { openServices } from "#apps/api/start/open-services.ts";
import { keepFirstVersions } from "#features/platform/documents/api/keep-first-versions.ts";
import { routes } from "#features/routes.ts";
import type { Answer, Input, Route } from "#packages/contract/endpoint.ts";
import type { Problem } from "#packages/contract/errors.ts";
import type { EndpointName } from "#packages/contract/routes.ts";
import type { AllSchemas } from "#packages/contract/schemas.ts";
import { readConfig } from "#packages/server/config.ts";
import type { Logins } from "#packages/server/db/embedded/logins.ts";
import { buildApp } from "#packages/server/http/app.ts";
import { createLog } from "#packages/server/log.ts";
import type { Services } from "#packages/server/request/services.ts";
import { keepStatement } from "../statements/keep-statement.ts";
import { mustBeOverAll } from "../statements/must-be-over-all.ts";
import { mustFindItsTables } from "../statements/must-find-its-tables.ts";
import { mustNameItsChain } from "../statements/must-name-its-chain.ts";
import { cloneDatabase } from "./database/test-databases.ts";
import { mustBeDeclared } from "./must-be-declared.ts";
import { temporaryFolder } from "./temporary.ts";

/** A browser with one cookie. */
export interface Browser {
  cookie: string;
}
export const newBrowser = (): Browser => ({ cookie: "" });

export interface CallOptions {
  /** The token of a session. */
  as?: string | undefined;
  /** The chain whose host is called; absent for the product's own host. */
  host?: string | undefined;
  /** The header `Stammis-Chain`. */
  chain?: string | undefined;
  key?: string | undefined;
  language?: string | undefined;
  source?: string | undefined;
  /** The browser's cookie, which is sent with the call and replaced by its response. */
  browser?: Browser | undefined;
  file?: { bytes: Buffer; type: string } | undefined;
}

export interface Asked {
  status: number;
  body: unknown;
  headers: Record<string, unknown>;
}

/** Thrown by `call` when the answer is a problem. */
export class Refused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(`${problem.status} ${problem.code}`);
    this.problem = problem;
  }
}

export interface TestApi {
  services: Services;
  app: FastifyInstance;
  /** The database's owner, who is not subject to row-level security. */
  owner: pg.Pool;
  connectionString: string;
  /** The current time of every request. */
  clock: { now: Temporal.Instant };
  ask<K extends EndpointName>(name: K, input: Input<AllSchemas[K]>, options?: CallOptions): Promise<Asked>;
  call<K extends EndpointName>(
    name: K,
    input: Input<AllSchemas[K]>,
    options?: CallOptions,
  ): Promise<Answer<AllSchemas[K]>>;
}

/** Returns the product's logins for a cloned database. */
export function loginsAt(connectionString: string): Logins {
  const { pathname } = new URL(connectionString);
  const at = (login: string) => Object.assign(new URL(login), { pathname }).href;
  const { app, platform, listener, replica } = inject("logins");
  return { app: at(app), platform: at(platform), listener: at(listener), replica: replica && at(replica) };
}

type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

function urlOf(route: Route, { params = {}, query = {} }: Loose): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `/api${path}?${search}`;
}

function multipart({ bytes, type }: { bytes: Buffer; type: string }) {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(bytes)], { type }), "file");
  const request = new Request("http://x", { method: "POST", body: form });
  return {
    headers: { "content-type": request.headers.get("content-type") ?? "" },
    payload: request.arrayBuffer().then(Buffer.from),
  };
}

function headersOf({ as, host, chain, key, language, browser }: CallOptions, route: Route): Record<string, string> {
  return {
    host: host ? `${host}.localhost` : "localhost",
    ...(as && { authorization: `Bearer ${as}` }),
    ...(chain && { "stammis-chain": chain }),
    ...(browser?.cookie && { cookie: browser.cookie }),
    ...(language && { "accept-language": language }),
    ...(route.idempotent && { "idempotency-key": key ?? randomUUID() }),
  };
}

/** Returns the head of a stream; reading a stream needs a network connection. */
async function askForStream(app: FastifyInstance, name: EndpointName, request: InjectOptions): Promise<Asked> {
  const response = await app.inject({ ...request, payloadAsStream: true });
  const { statusCode: status, headers } = response;
  const stream = response.stream();
  if (status === 200) {
    stream.destroy();
    return { status, body: undefined, headers };
  }
  const body = (await json(stream)) as Problem;
  mustBeDeclared(name, body);
  return { status, body, headers };
}

const opened = new Set<() => Promise<void>>();

/** Closes everything a test file has opened, because the next file runs in the same process. */
export async function closeOpened(): Promise<void> {
  const all = [...opened];
  opened.clear();
  for (const close of all) await close();
}

/** Starts the API on its own database, called without a network; silent unless a log is given. */
export async function startApi(
  env: Record<string, string> = {},
  log = createLog("silent"),
  database = cloneDatabase(),
): Promise<TestApi> {
  const connectionString = await database;
  const dataFolder = temporaryFolder("files");
  const config = readConfig({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    STAMMIS_DATA: dataFolder,
    REQUESTS_PER_MINUTE: "1000000",
    // Tests must not fail because a slow machine reports itself as busy.
    BUSY_AFTER_MS: "0",
    // The installation whose ids the template uses.
    INSTALLATION: process.env.INSTALLATION ?? "0",
    ...env,
  });
  const clock = { now: Temporal.Instant.from("2026-11-21T12:00:00Z") };
  const services = openServices({
    config,
    log,
    logins: loginsAt(connectionString),
    clock: () => clock.now,
    inspect(statement, where) {
      mustNameItsChain(statement);
      if (where === "node") mustFindItsTables(statement);
      keepStatement(statement);
    },
    inspectOverAll: mustBeOverAll,
  });
  // Stores the first versions of the platform's documents, as every start does.
  await keepFirstVersions(services.db.platform, clock.now);
  const app = await buildApp(services, boundApi(services), allIdentities(services));
  const owner = new pg.Pool({ connectionString, max: 4 });
  owner.on("error", () => {});
  opened.add(async () => {
    await app.close();
    await owner.end();
    await services.db.close();
  });

  async function ask<K extends EndpointName>(
    name: K,
    input: Input<AllSchemas[K]>,
    options: CallOptions = {},
  ): Promise<Asked> {
    const route: Route = routes[name];
    const upload = options.file ? multipart(options.file) : null;
    const body = (input as Loose).body;
    const request: InjectOptions = {
      method: route.method,
      url: urlOf(route, input as Loose),
      remoteAddress: options.source ?? "127.0.0.1",
      headers: { ...headersOf(options, route), ...upload?.headers },
      ...(upload ? { payload: await upload.payload } : body !== undefined ? { payload: body as object } : {}),
    };
    if (route.stream) return askForStream(app, name, request);
    const response = await app.inject(request);
    const cookie = response.headers["set-cookie"];
    if (options.browser && cookie) options.browser.cookie = String(cookie).split(";")[0] ?? "";
    const isFile = route.download !== undefined && response.statusCode === 200;
    const answer: unknown = isFile ? response.rawPayload : response.body ? response.json() : undefined;
    if (response.statusCode >= 400) mustBeDeclared(name, answer as Problem);
    return { status: response.statusCode, body: answer, headers: response.headers };
  }

  return {
    services,
    app,
    owner,
    connectionString,
    clock,
    ask,
    async call(name, input, options) {
      const { status, body } = await ask(name, input, options);
      if (status >= 400) throw new Refused(body as Problem);
      return body as never;
    },
  };
}

/** Returns the error code of a refused call; fails when it is not refused. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Refused) return error.problem.code;
    throw error;
  }
  throw new Error("the call was not refused");
}

/** Returns the error codes at the fields of a refused call; fails when it is not refused. */
export async function fieldCodesOf(call: Promise<unknown>): Promise<Record<string, string> | undefined> {
  const error = await call.catch((reason: unknown) => reason);
  if (error instanceof Refused) return error.problem.fieldCodes;
  throw error instanceof Error ? error : new Error("the call was not refused");
}

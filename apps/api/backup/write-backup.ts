import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import { pathOf } from "#packages/server/storage/picture-keys.ts";
import { listFilesOf, type Store } from "#packages/server/storage/store.ts";
import { beginSnapshot } from "../distributing/begin-snapshot.ts";
import {
  filesFolder,
  type Manifest,
  type MoveFacts,
  manifestName,
  rowsFolder,
  type Scope,
  type Sums,
  sumsName,
} from "./manifest.ts";
import { readMoveFacts } from "./move-facts.ts";
import { linesOf, readRows, summing } from "./rows.ts";
import { seal } from "./seal.ts";
import { type Asked, tablesOf } from "./tables.ts";
import { type Piece, packTar } from "./tar.ts";

/** The requested scope of a backup. */
export type Wanted =
  | { kind: "everything" }
  | { kind: "chain"; subdomain: string }
  | { kind: "company"; number: string };

export interface Written {
  manifest: Manifest;
  sums: Sums;
}

/** Reads the clubs with a subdomain or a company number. @throws StartError when there are none. */
export async function readScope(client: pg.Client, target: Wanted): Promise<Scope> {
  if (target.kind === "everything") return target;
  const [what, value] = target.kind === "chain" ? ["subdomain", target.subdomain] : ["company_number", target.number];
  const { rows } = await client.query<{ id: string; subdomain: string; company: string }>(
    `select chain.id, subdomain, company_id as company from chain join company on company.id = company_id
     where ${what} = $1 order by chain.id`,
    [value],
  );
  if (!rows[0]) throw new StartError(`No club was found for ${value}.`);
  const chains = rows.map(({ id, subdomain }) => ({ id: Number(id), subdomain }));
  return { kind: target.kind, companyId: Number(rows[0].company), chains };
}

/**
 * Returns a digest of the installation's initial secrets. Equal digests mean the same installation, or one restored
 * from the other.
 */
export async function readSecretsMark(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string; value: Buffer }>(
    "select name, value from platform_secret order by name",
  );
  const mark = createHash("sha256");
  for (const { name, value } of rows) mark.update(name).update(value);
  return mark.digest("hex").slice(0, 32);
}

async function describe(
  client: pg.Client,
  scope: Scope,
  tables: readonly Asked[],
  handing: Handing | undefined,
): Promise<Manifest> {
  const { rows: migrations } = await client.query<{ name: string }>("select name from migration order by name");
  const { rows: sequences } = await client.query<{ name: string; value: string }>(
    "select sequencename as name, last_value as value from pg_sequences where schemaname = 'public' and last_value is not null order by 1",
  );
  const { rows: moment } = await client.query<{ at: string }>(
    `select to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at`,
  );
  return {
    format: 1,
    takenAt: moment[0]?.at ?? "",
    scope,
    migrations: migrations.map(({ name }) => name),
    secretsMark: await readSecretsMark(client),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    sequences: scope.kind === "everything" ? sequences.map(({ name, value }) => ({ name, value: Number(value) })) : [],
    move: handing && scope.kind === "company" ? await readMoveFacts(client, scope, handing) : undefined,
  };
}

const jsonPiece = (name: string, value: unknown): Piece => ({ name, bytes: Buffer.from(JSON.stringify(value)) });

/** Yields the files that the snapshot refers to; skips files that were removed meanwhile. */
async function* filePieces(client: pg.Client, store: Store, { scope }: Manifest, sums: Sums): AsyncGenerator<Piece> {
  const ids = scope.kind === "everything" ? null : scope.chains.map(({ id }) => id);
  const { rows } = await client.query<{ path: string }>(
    "select path from stored_file where $1::bigint[] is null or chain_id = any($1)",
    [ids],
  );
  const storedPaths = new Set(rows.map(({ path }) => path));
  for await (const key of listFilesOf(store, ids)) {
    const path = pathOf(key);
    const bytes = path && storedPaths.has(path) ? await store.bytes(key) : null;
    if (!bytes) continue;
    sums.files += 1;
    yield { name: `${filesFolder}${key}`, bytes };
  }
}

async function* piecesOf(client: pg.Client, store: Store, tables: readonly Asked[], { manifest, sums }: Written) {
  yield jsonPiece(manifestName, manifest);
  for (const table of tables) {
    const sum = summing();
    let number = 0;
    for await (const bytes of readRows(client, table)) {
      for (const line of linesOf(bytes)) sum.add(line);
      yield { name: `${rowsFolder}${table.name}/${String(++number).padStart(7, "0")}`, bytes };
    }
    sums.tables[table.name] = sum.result();
  }
  yield* filePieces(client, store, manifest, sums);
  yield jsonPiece(sumsName, sums);
}

async function mayReadAll(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; may: boolean }>(`
    select current_user as name, pg_has_role(current_user, 'stammis_platform', 'usage') or rolsuper or rolbypassrls as may
    from pg_roles where rolname = current_user`);
  if (!rows[0]?.may)
    throw new StartError(
      `The login ${rows[0]?.name} cannot read every club's rows. As a superuser run: grant stammis_platform to ${rows[0]?.name} with inherit true;`,
    );
}

/** The hash of the code that releases the company at its new installation, and the company's pending jobs. */
export type Handing = Pick<MoveFacts, "releaseHash" | "jobs">;

export interface Backing {
  connectionString: string;
  store: Store;
  target: Wanted;
  /** The public half of a key. */
  recipient: string;
  /** The file to write; it gets its name when it is complete. */
  file: string;
  /** Set for a company that moves; without it, a backup is written. */
  handing?: Handing;
}

/** Writes one file with a snapshot of everything, while servers keep serving. */
export function writeBackup({ connectionString, store, target, recipient, file, handing }: Backing): Promise<Written> {
  return withClient(connectionString, async (client) => {
    await client.query("set timezone = 'UTC'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0");
    await mayReadAll(client);
    await beginSnapshot(client, connectionString);
    const scope = await readScope(client, target);
    const tables = await tablesOf(client, scope, handing !== undefined);
    const written: Written = {
      manifest: await describe(client, scope, tables, handing),
      sums: { tables: {}, files: 0 },
    };
    const half = `${file}.part`;
    try {
      const sealed = await seal(packTar(piecesOf(client, store, tables, written)), recipient);
      await pipeline(sealed, createWriteStream(half, { mode: 0o600, flush: true }));
      await rename(half, file);
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
    await client.query("commit");
    return written;
  });
}

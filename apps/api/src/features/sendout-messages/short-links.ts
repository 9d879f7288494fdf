import { hash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../../db/database.ts";
import { clubLink } from "../../messaging/links.ts";
import { Latest } from "../../remembered/latest.ts";
import type { Chain } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";

/** By database and club: they never change there. */
const keys = new WeakMap<Database, Latest<number, Promise<Buffer>>>();
const rememberAtMost = 10_000;

async function readKey(db: Database, chainId: number): Promise<Buffer> {
  const { rows } = await sql<{ key: Buffer }>`select secret_of(${chainId}::bigint, 'sendout link') as key`.execute(
    db.platform,
  );
  return (rows[0] as { key: Buffer }).key;
}

/** What a club's codes and mail ids are made with: the installation's own, or what the club came with from another. */
export function linkKey(db: Database, chainId: number): Promise<Buffer> {
  const ofClubs = keys.get(db) ?? new Latest<number, Promise<Buffer>>(rememberAtMost);
  keys.set(db, ofClubs);
  const known = ofClubs.get(chainId);
  if (known) return known;
  const key = readKey(db, chainId);
  ofClubs.set(chainId, key);
  key.catch(() => ofClubs.delete(chainId));
  return key;
}

/** Which of a message's links it is: the same for the same address, in whatever language it stood. */
export const linkMark = (href: string): string => hash("sha256", href).slice(0, 8);

/** Where a message's link goes on its way: the club's own host, `code` telling whose it is. */
export const shortLink = (config: Services["config"], chain: Chain, code: string, mark = "") =>
  clubLink(config, chain, `/k/${code}${mark && `/${mark}`}`);

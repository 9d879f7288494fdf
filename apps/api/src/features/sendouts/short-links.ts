import { hash } from "node:crypto";
import type { Database } from "../../db/database.ts";
import { clubLink } from "../../messaging/links.ts";
import type { Chain } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";

/** By database: it never changes there. */
const keys = new WeakMap<Database, Promise<Buffer>>();

async function readKey(db: Database): Promise<Buffer> {
  const { value } = await db.platform
    .selectFrom("platform_secret")
    .select("value")
    .where("name", "=", "sendout link")
    .executeTakeFirstOrThrow();
  return value;
}

export function linkKey(db: Database): Promise<Buffer> {
  const key = keys.get(db) ?? readKey(db);
  keys.set(db, key);
  key.catch(() => keys.delete(db));
  return key;
}

/** Which of a message's links it is: the same for the same address, in whatever language it stood. */
export const linkMark = (href: string): string => hash("sha256", href).slice(0, 8);

/** Where a message's link goes on its way: the club's own host, `code` telling whose it is. */
export const shortLink = (config: Services["config"], chain: Chain, code: string, mark = "") =>
  clubLink(config, chain, `/k/${code}${mark && `/${mark}`}`);

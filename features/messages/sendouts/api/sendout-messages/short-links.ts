import { hash } from "node:crypto";
import { clubLink } from "#packages/server/messaging/links.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";

/** Returns the mark of a link in a message: the same for one address in every language. */
export const linkMark = (href: string): string => hash("sha256", href).slice(0, 8);

/** Returns the tracked link on the club's own host; `code` identifies the recipient. */
export const shortLink = (config: Services["config"], chain: Chain, code: string, mark = "") =>
  clubLink(config, chain, `/k/${code}${mark && `/${mark}`}`);

import { hash } from "node:crypto";
import { clubLink } from "#packages/server/messaging/links.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";

/** Which of a message's links it is: the same for the same address, in whatever language it stood. */
export const linkMark = (href: string): string => hash("sha256", href).slice(0, 8);

/** Where a message's link goes on its way: the club's own host, `code` telling whose it is. */
export const shortLink = (config: Services["config"], chain: Chain, code: string, mark = "") =>
  clubLink(config, chain, `/k/${code}${mark && `/${mark}`}`);

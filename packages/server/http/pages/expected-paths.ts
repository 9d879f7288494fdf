import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Chain } from "../../request/call.ts";
import type { AppIcons } from "../../storage/app-icons.ts";
import { iconKinds } from "../../storage/icon-kinds.ts";
import type { AppPaths } from "../authenticate.ts";
import type { MayDrawFor } from "./may-draw.ts";
import { drawProductMark } from "./product-mark.ts";

const favicon = { drawnSide: 192, productSide: 64 };

/** Returns an ICO file that holds one square PNG. */
function icoOf(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

type ChainOf = (request: FastifyRequest) => Promise<{ label: string | null; chain: Chain | null }>;

/**
 * Serves the paths that browsers and password managers request by themselves: `/favicon.ico` and
 * `/.well-known/change-password`.
 */
export function serveExpectedPaths(
  app: FastifyInstance,
  icons: AppIcons,
  {
    chainOf,
    mayDraw,
    productColour,
    paths,
  }: { chainOf: ChainOf; mayDraw: MayDrawFor; productColour: string; paths: AppPaths },
): void {
  let productMark: Promise<Buffer> | undefined;

  app.get("/favicon.ico", { schema: { hide: true } }, async (request, reply) => {
    const { chain } = await chainOf(request);
    productMark ??= drawProductMark(productColour, favicon.productSide);
    const ico = chain
      ? icoOf(await icons.read(chain, iconKinds.small, mayDraw(request)), favicon.drawnSide)
      : icoOf(await productMark, favicon.productSide);
    reply.headers({ "cache-control": "public, max-age=86400", vary: "host" });
    return reply.type("image/x-icon").send(ico);
  });

  app.get("/.well-known/change-password", { schema: { hide: true } }, async (request, reply) => {
    const { label } = await chainOf(request);
    reply.headers({ "cache-control": "no-store", vary: "host" });
    return reply.redirect((label === null ? paths.office : paths.member).passwordRequest, 302);
  });
}

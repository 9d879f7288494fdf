import type { FastifyInstance, FastifyRequest } from "fastify";
import { isLanguage, type Language } from "#packages/domain/translations/languages.ts";
import type { ReadFrontPage } from "../../../request/front-page.ts";
import { refuse } from "../../../request/refusal.ts";
import { drawShared } from "../../../storage/draw-shared.ts";
import { drawProductMark } from "../product-mark.ts";

type ChainOf = (request: FastifyRequest) => Promise<{ label: string | null }>;

/** The side of the mark in pixels, before it is drawn into the picture. */
const markSide = 512;

/** Serves the preview pictures of the front page on the product's own hosts: the mark and the promise. */
export function serveFrontPictures(
  app: FastifyInstance,
  readFrontPage: ReadFrontPage,
  { chainOf, productColour }: { chainOf: ChainOf; productColour: string },
): void {
  const drawn = new Map<Language, Promise<Buffer>>();

  async function draw(language: Language): Promise<Buffer> {
    const { promise } = await readFrontPage(language);
    const subject = { commercialName: promise, brandColour: productColour, logoPath: null };
    return drawShared(subject, await drawProductMark(productColour, markSide), null);
  }

  app.get("/front-page/:file", { schema: { hide: true } }, async (request, reply) => {
    const language = /^(\w+)\.jpg$/.exec((request.params as { file: string }).file)?.[1] ?? "";
    if ((await chainOf(request)).label !== null || !isLanguage(language)) return refuse("NOT_FOUND");
    const picture = drawn.get(language) ?? draw(language);
    drawn.set(language, picture);
    picture.catch(() => drawn.delete(language));
    // Previews are drawn within the pages of other sites.
    const headers = { "cache-control": "public, max-age=86400", "cross-origin-resource-policy": "cross-origin" };
    return reply
      .type("image/jpeg")
      .headers({ ...headers, vary: "host" })
      .send(await picture);
  });
}
